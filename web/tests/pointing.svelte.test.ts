import { describe, expect, test } from 'vitest';
import { Pointing } from '../src/lib/pointing.svelte';

const den = { kind: 'tile', value: '2,3' };
const wall = { kind: 'side', value: 'H2,3' };

describe('words that point at the board', () => {
  test('a phrase lights its place until the pointer leaves', () => {
    const pointing = new Pointing();
    const leave = pointing.pass(den);
    expect(pointing.pointed).toEqual(den);
    leave();
    expect(pointing.pointed).toBeNull();
  });

  test('a phrase that goes away late does not put out the next one', () => {
    const pointing = new Pointing();
    const leave = pointing.pass(den);
    pointing.pass(wall);
    leave();
    expect(pointing.pointed).toEqual(wall);
  });

  test('a tap keeps a place lit until the next tap; what is passed is lit instead meanwhile', () => {
    const pointing = new Pointing();
    pointing.toggle(den);
    expect(pointing.isKept(den)).toBe(true);
    const leave = pointing.pass(wall);
    expect(pointing.pointed).toEqual(wall);
    leave();
    expect(pointing.pointed).toEqual(den);
    pointing.toggle({ ...den });
    expect(pointing.pointed).toBeNull();
  });

  test('a place lights the phrases that speak of it, and no others', () => {
    const pointing = new Pointing();
    pointing.spot = den;
    expect(pointing.isSpot({ ...den })).toBe(true);
    expect(pointing.isSpot(wall)).toBe(false);
    expect(pointing.isSpot(undefined)).toBe(false);
  });
});
