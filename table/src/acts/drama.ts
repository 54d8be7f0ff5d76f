// The first and the last act of a play: what the server tells of them, and when what is seen.
import { get } from "../protocol/http";
import type { Card, Seat } from "../protocol/types";

export interface Portrait {
  title?: string;
  text?: string;
  card?: Card;
  sign?: string;
  seat?: Seat;
  tone?: "good" | "bad";
}

export interface Opening {
  title?: string;
  text?: string;
  portraits?: Portrait[];
}

export interface Finale {
  title?: string;
  text?: string;
  deed?: "close" | "slam" | "stamp" | "leave" | "rise" | "fall";
  at?: string;
  sign?: string;
  way?: string[];
  portraits?: Portrait[];
}

export interface Drama {
  opening: Opening | null;
  finale: Finale | null;
}

export const drama = (table: string, seat: Seat, lang: string, tokens: string[]) =>
  get<Drama>(`/api/tables/${table}/drama`, { seat, lang }, tokens);

const HUSH = 700; // ms in which the light goes out
const DARK = 250; // ms of it where nothing happens on the board
const DEED = 3200; // ms for what happens on the board
const FACE = [620, 1000] as const; // ms for each face, at least and at most
const FACES = 4200; // ms for all of them, where that is possible
const READ = 1000; // ms to read the last one
const PLATE = 2300; // ms to read who has won
const SHORTEST = 6000;
const LONGEST = 10_000;

/** When what begins, in ms. */
export interface Cues {
  deed: number;
  faces: number;
  each: number; // from face to face
  plate: number;
  end: number;
}

/** The times of a finale: six to ten seconds, however many faces there are. */
export function cues(finale: Finale): Cues {
  const count = finale.portraits?.length ?? 0;
  const hush = finale.deed ? HUSH : DARK;
  const faces = hush + (finale.deed ? DEED : 0);
  const room = LONGEST - faces - READ - PLATE;
  const each = count ? Math.min(room / count, FACE[1], Math.max(FACE[0], FACES / count)) : 0;
  const plate = faces + (count ? count * each + READ : 0);
  return { deed: hush, faces, each, plate, end: Math.max(SHORTEST, plate + PLATE) };
}

/** How an end feels to whoever sits at this device: all of them won, or none; else it is just the end. */
export function feelingOf(winners: Seat[], mine: Seat[]): "won" | "lost" | "calm" {
  if (mine.length && mine.every((seat) => winners.includes(seat))) return "won";
  return mine.length && !mine.some((seat) => winners.includes(seat)) ? "lost" : "calm";
}

const KEY = "coffret.dealt";
const REMEMBERED = 60; // deals that have been seen on this device

/** Whether a seat's deal has still to be shown here; from now on it has been. */
export function isNew(table: string, seat: Seat): boolean {
  const deal = `${table} ${seat}`;
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
    if (seen.includes(deal)) return false;
    localStorage.setItem(KEY, JSON.stringify([...seen, deal].slice(-REMEMBERED)));
  } catch {
    // a browser that keeps nothing shows it again
  }
  return true;
}
