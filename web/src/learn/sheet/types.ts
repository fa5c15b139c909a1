/** What the sheet's session tells, as the package declares it. */
export type {
  SheetChanges,
  SheetContour,
  SheetForm,
  SheetKept,
  SheetKind,
  SheetMode,
  SheetOverlap,
  SheetRead,
  SheetScene,
  SheetSelected,
  SheetSession,
  SheetState,
} from "../types";
