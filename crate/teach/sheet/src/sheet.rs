//! Implements the sheet, and how commands change it.

use std::sync::Arc;

use crate::board::{Board, MoveMode, Slot};
use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon, Vector2};

use crate::drag::Drag;
use crate::open_task::OpenTask;
use crate::pack::PackTask;
use crate::snapshot::Snapshot;
use crate::{Command, Contour, ContourId, DragMode, NewContour, SheetError};
use nearpoint_motion::history::History;

/// The largest number of contours on a sheet.
pub const MAX_CONTOURS: usize = 5000;
/// The factor by which the board's grid exceeds the sheet, or the largest contour: which leaves space to put parts aside.
const EXTENT_FACTOR: f64 = 4.0;

/// A rectangular sheet with contours on it, and all the data to move them.
#[derive(Debug)]
pub struct Sheet {
    pub(crate) title: Arc<str>,
    pub(crate) rectangle: [Point2; 2],
    pub(crate) mode: DragMode,
    /// The contours in order of their ids.
    pub(crate) contours: Vec<Contour>,
    pub(crate) selected: Option<ContourId>,
    pub(crate) board: Board,
    /// The largest coordinate of the board.
    pub(crate) extent: f64,
    pub(crate) next: u32,
    pub(crate) history: History<Snapshot>,
    pub(crate) drag: Option<Drag>,
    pub(crate) pack_task: Option<PackTask>,
    pub(crate) open_task: Option<OpenTask>,
    /// True if data for slides of some pairs of shapes may still be missing.
    pub(crate) has_unprepared_slides: bool,
    /// The number of the state, which grows with every change.
    pub(crate) revision: u64,
}

impl Default for Sheet {
    /// Returns an empty sheet of a metre by 700 mm.
    fn default() -> Self {
        let rectangle = [Point2::origin(), Point2::new(1000.0, 700.0)];
        let extent = board_extent(&rectangle, std::iter::empty());
        Self {
            title: "".into(),
            rectangle,
            mode: DragMode::default(),
            contours: Vec::new(),
            selected: None,
            board: board(extent, &rectangle),
            extent,
            next: 1,
            history: History::default(),
            drag: None,
            pack_task: None,
            open_task: None,
            has_unprepared_slides: false,
            revision: 0,
        }
    }
}

impl Sheet {
    /// Runs a command on the sheet. After an error everything is as it was.
    pub fn apply(&mut self, command: Command) -> Result<(), SheetError> {
        let only_goes_on = matches!(command, Command::DragTo(_) | Command::Select(_));
        let done = self.carry_out(command);
        if done.is_ok() {
            self.revision += 1;
            self.has_unprepared_slides |= !only_goes_on;
        }
        done
    }

    fn carry_out(&mut self, command: Command) -> Result<(), SheetError> {
        let goes_on = matches!(
            command,
            Command::DragTo(_)
                | Command::TurnTo(_)
                | Command::EndDrag
                | Command::CancelDrag
                | Command::SetMode(_)
                | Command::Open { .. }
        );
        if self.is_occupied() && !goes_on {
            return Err(SheetError::Busy);
        }
        match command {
            Command::Open {
                title,
                sheet,
                contours,
            } => self.open_completely(title, sheet, contours),
            Command::SetMode(mode) => {
                self.mode = mode;
                Ok(())
            }
            Command::Select(selected) => {
                selected.map_or(Ok(()), |id| self.position_of(id).map(drop))?;
                self.selected = selected;
                Ok(())
            }
            Command::BeginDrag(id) => self.begin_drag(id),
            Command::DragTo(to) => self.drag_to(to),
            Command::TurnTo(to) => self.turn_to(to),
            Command::EndDrag => self.end_drag(),
            Command::CancelDrag => self.cancel_drag(),
            Command::Move { id, to } => self.run_drag(id, |sheet| sheet.drag_to(to)),
            Command::Turn { id, to } => self.run_drag(id, |sheet| sheet.turn_to(to)),
            Command::Place { id, turn, at } => self.place(id, turn, at),
            Command::SetFixed { id, fixed } => self.set_fixed(id, fixed),
            Command::Separate(id) => self.separate(id),
            Command::Add(contours) => self.add(contours),
            Command::Duplicate { id, copies } => self.duplicate(id, copies),
            Command::Remove(id) => self.remove(id),
            Command::Undo => self.step_history(History::undo),
            Command::Redo => self.step_history(History::redo),
        }
    }

    /// Restores another state of the sheet, if the history has one.
    fn step_history(
        &mut self,
        step: fn(&mut History<Snapshot>, &mut Snapshot) -> bool,
    ) -> Result<(), SheetError> {
        let mut memory = self.snapshot();
        if step(&mut self.history, &mut memory) {
            self.restore(memory);
        }
        Ok(())
    }

    /// Returns whether an operation continues that must end before another begins.
    pub(crate) fn is_occupied(&self) -> bool {
        self.drag.is_some() || self.pack_task.is_some() || self.open_task.is_some()
    }

    /// Returns the title of the sheet that was opened.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the contours in order of their ids.
    pub fn contours(&self) -> &[Contour] {
        &self.contours
    }

    /// Returns the contour with this id, if it lies on the sheet.
    pub fn contour(&self, id: ContourId) -> Option<&Contour> {
        self.position_of(id).ok().map(|i| &self.contours[i])
    }

    /// Returns the contour at a point of the sheet: the selected one, or the last of those there.
    pub fn contour_at(&self, at: Point2) -> Option<ContourId> {
        let there = |contour: &&Contour| {
            let inside = contour.turn.inverse_vector(at.coords - contour.at);
            contour.polygon.contains_point(inside.into())
        };
        let selected = self.selected.and_then(|id| self.contour(id)).filter(there);
        let found = selected.or_else(|| self.contours.iter().rev().find(there));
        found.map(|contour| contour.id)
    }

    /// Returns what happens to a dragged contour that hits another.
    pub fn mode(&self) -> DragMode {
        self.mode
    }

    /// Returns the selected contour, if there is one.
    pub fn selected(&self) -> Option<ContourId> {
        self.selected
    }

    /// Returns two opposite corners of the sheet. They are walls for contours that slide or are pushed.
    pub fn rectangle(&self) -> [Point2; 2] {
        self.rectangle
    }

    /// Returns the id of the dragged contour, if there is one.
    pub fn dragged(&self) -> Option<ContourId> {
        self.drag.as_ref().map(|drag| drag.id)
    }

    /// Returns the revision of the sheet, a number that grows with every change.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the index of a contour in the list of contours.
    pub(crate) fn position_of(&self, id: ContourId) -> Result<usize, SheetError> {
        let found = self
            .contours
            .binary_search_by_key(&id, |contour| contour.id);
        found.map_err(|_| SheetError::NoContour(id))
    }

    /// Returns the board's number of a contour that lies on the sheet.
    pub(crate) fn slot(&self, id: ContourId) -> Result<Slot, SheetError> {
        self.position_of(id).map(|_| id.slot())
    }

    /// Returns how the board moves a contour in the present drag mode.
    pub(crate) fn move_mode(&self) -> MoveMode {
        match self.mode {
            DragMode::Detect => MoveMode::Through,
            DragMode::Slide => MoveMode::Slide,
            DragMode::Push => MoveMode::Push,
        }
    }

    /// Returns the position, clamped to half the board's extent; an error if it is not finite.
    pub(crate) fn checked_position(&self, at: Vector2) -> Result<Vector2, SheetError> {
        if !at.iter().all(|c| c.is_finite()) {
            return Err(SheetError::NotFinite);
        }
        let most = self.extent / 2.0;
        Ok(at.map(|c| c.clamp(-most, most)))
    }

    /// Copies the state that undo restores.
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot {
            title: Arc::clone(&self.title),
            rectangle: self.rectangle,
            contours: self.contours.clone(),
            selected: self.selected,
        }
    }

    /// Restores a state.
    pub(crate) fn restore(&mut self, memory: Snapshot) {
        if (&self.title, self.rectangle) != (&memory.title, memory.rectangle) {
            let polygons = memory.contours.iter().map(|contour| &*contour.polygon);
            self.extent = board_extent(&memory.rectangle, polygons);
            self.board = board(self.extent, &memory.rectangle);
        }
        let stays = |slot: &Slot| {
            let known = memory.contours.binary_search_by_key(slot, |c| c.id.slot());
            known.is_ok()
        };
        let gone: Vec<Slot> = self.board.slots().filter(|slot| !stays(slot)).collect();
        gone.into_iter().for_each(|slot| self.board.remove(slot));
        for contour in &memory.contours {
            let slot = contour.id.slot();
            match self.board.pose(slot) {
                None => self.insert_on_board(contour),
                Some(pose) => {
                    if pose != (contour.turn, contour.at) {
                        self.board.place(slot, contour.turn, contour.at);
                    }
                    self.board.set_fixed(slot, contour.fixed);
                }
            }
        }
        self.title = memory.title;
        self.rectangle = memory.rectangle;
        self.contours = memory.contours;
        self.selected = memory.selected;
    }

    /// Puts a contour onto the board; the list of contours is the caller's.
    pub(crate) fn insert_on_board(&mut self, contour: &Contour) {
        let (slot, polygon) = (contour.id.slot(), Arc::clone(&contour.polygon));
        self.board.insert(slot, polygon, contour.turn, contour.at);
        self.board.set_fixed(slot, contour.fixed);
    }

    /// Copies the board's poses of these contours.
    pub(crate) fn copy_poses(&mut self, slots: impl IntoIterator<Item = Slot>) {
        for slot in slots {
            let place = self.position_of(ContourId::from_slot(slot));
            if let (Ok(i), Some(pose)) = (place, self.board.pose(slot)) {
                (self.contours[i].turn, self.contours[i].at) = pose;
            }
        }
    }

    /// Refuses more contours than a sheet takes.
    pub(crate) fn check_capacity(&self, more: usize, already: usize) -> Result<(), SheetError> {
        let contours = already.saturating_add(more);
        let max = MAX_CONTOURS;
        if contours > max {
            return Err(SheetError::TooMany { contours, max });
        }
        Ok(())
    }

    /// Appends a new contour to the list, on a board that is large enough for it.
    pub(crate) fn append(&mut self, new: NewContour) -> Result<ContourId, SheetError> {
        let need = board_extent(&self.rectangle, std::iter::once(&*new.polygon));
        if need > self.extent {
            self.extent = need;
            self.board = board(need, &self.rectangle);
            for contour in std::mem::take(&mut self.contours) {
                self.insert_on_board(&contour);
                self.contours.push(contour);
            }
        }
        let id = ContourId(self.next);
        self.next += 1;
        let at = self.checked_position(new.at)?;
        let contour = Contour {
            id,
            name: new.name,
            layer: new.layer,
            polygon: new.polygon,
            turn: new.turn,
            at,
            fixed: new.fixed,
        };
        self.insert_on_board(&contour);
        self.contours.push(contour);
        self.copy_poses([id.slot()]);
        Ok(id)
    }

    fn place(
        &mut self,
        id: ContourId,
        turn: PlanarRotation,
        at: Vector2,
    ) -> Result<(), SheetError> {
        let slot = self.slot(id)?;
        let at = self.checked_position(at)?;
        let before = self.snapshot();
        self.board.place(slot, turn, at);
        self.copy_poses([slot]);
        self.push_undo(before);
        Ok(())
    }

    /// Adds an undo entry, if anything changed.
    pub(crate) fn push_undo(&mut self, before: Snapshot) {
        if before.contours != self.contours {
            self.history.push(before);
        }
    }
}

impl Sheet {
    /// Returns a new, empty sheet for contours of these polygons; the numbering of contours continues.
    pub(crate) fn empty_like<'a>(
        &self,
        title: Arc<str>,
        rectangle: [Point2; 2],
        polygons: impl Iterator<Item = &'a Polygon>,
    ) -> Self {
        let extent = board_extent(&rectangle, polygons);
        Self {
            title,
            rectangle,
            extent,
            board: board(extent, &rectangle),
            next: self.next,
            ..Self::default()
        }
    }
}

/// Returns the extent of a board for a sheet and these polygons.
fn board_extent<'a>(rectangle: &[Point2; 2], polygons: impl Iterator<Item = &'a Polygon>) -> f64 {
    let [low, high] = rectangle;
    let sheet = (high - low)
        .amax()
        .max(low.coords.amax())
        .max(high.coords.amax());
    let farthest = polygons.map(|polygon| {
        let [low, high] = polygon.bounds();
        low.coords.amax().max(high.coords.amax())
    });
    farthest.fold(sheet, f64::max) * EXTENT_FACTOR
}

fn board(extent: f64, rectangle: &[Point2; 2]) -> Board {
    let mut board = Board::for_extent(extent);
    board.set_walls(Some(*rectangle));
    board
}
