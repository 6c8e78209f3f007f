import { expect, it } from 'vitest';
import { recorded, sightOf } from './fixtures';
import { phase, phases } from './phases';
import { stage } from './view';

it('names the same phases at every moment, and at most one of them is now', () => {
  const names = new Set(
    recorded.map((one) =>
      phases(sightOf(one))
        .map(({ label }) => label)
        .join(),
    ),
  );
  expect(names.size).toBe(1);
  for (const one of recorded) {
    expect(phases(sightOf(one)).filter(({ now }) => now).length).toBeLessThanOrEqual(1);
  }
});

it('is somewhere in every turn', () => {
  for (const { view } of recorded) {
    const before = stage(view).kind === 'draft';
    expect(phase(view) === null).toBe(before);
  }
});
