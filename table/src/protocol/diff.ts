// The difference between two looks of a seat, applied without touching the old look: what is not changed is shared.
import type { Change, Path } from "./types";

/** The value after the changes. */
export function applied<T>(value: T, changes: Change[]): T {
  let result: unknown = value;
  for (const change of changes) result = at(result, change[0], 0, change);
  return result as T;
}

function at(value: unknown, path: Path, depth: number, change: Change): unknown {
  if (depth === path.length) return arrived(value, change);
  const key = path[depth] as string | number;
  if (change.length === 1 && depth === path.length - 1) return without(value, key);
  const copy = shallow(value);
  copy[key] = at(copy[key], path, depth + 1, change);
  return copy;
}

function arrived(value: unknown, change: Change): unknown {
  if (change.length === 4) {
    const [, start, removed, items] = change;
    const copy = [...(value as unknown[])];
    copy.splice(start, removed, ...items);
    return copy;
  }
  return change[1];
}

function without(value: unknown, key: string | number): unknown {
  const copy = shallow(value);
  if (Array.isArray(copy)) copy.splice(key as number, 1);
  else delete copy[key];
  return copy;
}

function shallow(value: unknown): Record<string | number, unknown> {
  if (value === null || typeof value !== "object")
    throw new TypeError("the difference does not fit this look");
  return (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
}
