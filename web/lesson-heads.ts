/** What the list of lessons shows of each: `crates/shelf/lessons/momiji-first.json?head` is a module with a `Head`. */
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import type { Head, Lesson } from './src/learn/lesson';

const HEAD = /\.json\?head$/;

export function lessonHeads(): Plugin {
  return {
    name: 'reverie-lesson-heads',
    enforce: 'pre',
    load(id) {
      if (!HEAD.test(id)) return null;
      const file = id.replace(/\?head$/, '');
      this.addWatchFile(file);
      const code = `export default ${JSON.stringify(headOf(file))};`;
      return { code, moduleType: 'js' };
    },
  };
}

function headOf(file: string): Head {
  const { id, game, minutes, order, chapters } = JSON.parse(readFileSync(file, 'utf8')) as Lesson;
  const steps = chapters.reduce((sum, chapter) => sum + chapter.steps.length, 0);
  return { id, game, minutes, ...(order === undefined ? {} : { order }), steps };
}
