/** Drops the files from which no part of the scene is left, such as those that a revision replaced. */

import type { Revised, SavedAnswer } from "./document";
import { listOf } from "./link";
import type { SceneJson } from "./scene-file";
import type { Source } from "./sources";

interface Made {
  sources: Source[];
  last: SceneJson;
  answers?: readonly SavedAnswer[];
  revised?: Revised | undefined;
}

/** Returns the scene with only the files in use. Undo may need all files, so this is only for what is saved. */
export function withoutUnusedSources<M extends Made>(made: M): M {
  const { sources, last, answers, revised } = made;
  const parts = listOf(last);
  const modelOf = ({ model = 0 }: SceneJson): number => Number(model);
  const robots = (Array.isArray(last.robots) ? last.robots : []) as SceneJson[];
  // A mechanism belongs to no model.
  const described = robots.filter(({ mechanism }) => !mechanism);
  const used = new Set([...parts.filter(({ removed }) => !removed), ...described].map(modelOf));
  const gone = new Set(parts.filter(({ removed }) => removed).map(modelOf));
  const kept = [...sources.keys()].filter((i) => used.has(i) || !gone.has(i));
  if (used.size === 0 || kept.length === sources.length) return made;
  const places = new Map(kept.map((old, place) => [old, place]));
  const moved = (entries: readonly SceneJson[]) =>
    entries.flatMap((entry) => {
      const model = entry.mechanism ? 0 : places.get(modelOf(entry));
      return model === undefined ? [] : [{ ...entry, model }];
    });
  const models = Array.isArray(last.models) ? last.models.filter((_, i) => places.has(i)) : [];
  return {
    ...made,
    sources: sources.filter((_, i) => places.has(i)),
    ...(answers && {
      answers: answers.flatMap((answer) => {
        const source = places.get(answer.source);
        return source === undefined ? [] : [{ ...answer, source }];
      }),
    }),
    ...(revised && { revised: revisedAt(places.get(revised.source), revised) }),
    last: { ...last, models, parts: moved(parts), ...(robots.length > 0 && { robots: moved(robots) }) },
  };
}

const revisedAt = (source: number | undefined, revised: Revised): Revised | undefined =>
  source === undefined ? undefined : { ...revised, source };
