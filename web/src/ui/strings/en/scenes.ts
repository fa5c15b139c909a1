/** Words of the scenes that come with the page. English has them in the scenes’ catalogue and files. */

export interface SceneWords {
  name: string;
  /** In the list of scenes. */
  about: string;
  /** Beside the scene. */
  told: string;
}

export const scenes: Readonly<Record<string, SceneWords>> = {};
