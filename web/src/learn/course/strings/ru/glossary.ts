/** The glossary in Russian, term by term, and the words of its card. */

import { distance } from "./glossary/distance";
import { faces } from "./glossary/faces";
import { ours } from "./glossary/ours";
import { paths } from "./glossary/paths";
import { places } from "./glossary/places";
import { spheres } from "./glossary/spheres";

export const words = { shownIn: "Показано в уроках:", inGlossary: "В глоссарии" } as const;

export const glossary = { ...distance, ...spheres, ...faces, ...paths, ...places, ...ours } as const;
