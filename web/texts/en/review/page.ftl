### The page: its regions, what they say, and its messages.

product = Nearpoint
tagline = See where parts come close, touch and collide.

modes_label = What this page is for
modes_review = Review
modes_reviewTitle = Check parts for collisions and clearances
modes_learn = Learn
modes_learnTitle = See how the algorithms work, step by step

# What the regions of the page are called, for who does not see them.
regions_parts = Parts
regions_stage = View
regions_timeline = Timeline of the motion
regions_results = Results
regions_tabs = Panels

# What is dragged to widen a panel.
splitters_left = Width of the parts panel
splitters_right = Width of the results panel

language_choose = Language
language_notLoaded = The texts in { $name } could not be loaded. Check the connection, then choose the language again.

header_scenes = Scene
header_ownFiles = Your files
header_undo = Undo (Ctrl+Z)
header_redo = Redo (Ctrl+Shift+Z)
header_open = Open…
header_openFiles = Files…
header_openFolder = A folder…
header_openAdd = Add to what is open…
header_openRevision = As a new revision…
header_openNew = New (empty scene)
header_openHere = Open here
header_close = Close { $name }
header_openHint = STEP, IFC, STL, OBJ, PLY, OFF, GLB, glTF, DAE, 3MF, URDF, SDF, MJCF, zip or a scene file; decisions, tests and BCF issues. Or drop files anywhere on the page.
header_save = Save
header_saveTitle = Save the scene as a file (Ctrl+S)
header_share = Share
header_shareTitle = Copy a link to this scene, its poses and this view. A scene with your own files is shared as a file
header_toDark = Dark theme
header_toLight = Light theme
header_more = More
header_messages = Messages

parts_title = Parts
parts_summary =
    { $n } · { $triangles ->
        [one] { $triangles } triangle
       *[other] { $triangles } triangles
    }
parts_filter = Filter parts
parts_tree = Parts of the scene
parts_hidden = hidden
parts_fixed = fixed
parts_interferences =
    { $n ->
        [one] { $n } interference
       *[other] { $n } interferences
    }
parts_undecided = { $n } undecided
parts_within = { $n } of them inside the group
parts_hide = Hide
parts_show = Show
parts_isolate = Isolate
parts_fix = Fix in place
parts_release = Release
parts_showAll = Show all
parts_fold = Fold
parts_unfold = Unfold
parts_foldAll = Fold all groups
parts_unfoldAll = Unfold all groups
parts_colour = Colour of all parts in the group
parts_partsBelow =
    { $n ->
        [one] { $n } part
       *[other] { $n } parts
    }
parts_inside = { $name } in { $path }
parts_none = No part has this name.
parts_noneYet = No parts yet.

details_title = Selection
details_nothing = Select a part to see and type its position.
details_many = { $n } parts selected
details_selected = selected
details_position = Position
details_rotation = Rotation
details_axis = { $what } { $axis }
details_atHome = at its file position
details_moved = moved { $by } from its file position
details_movedAndTurned = moved { $by } and turned { $turned } from its file position
details_putBack = Put back
details_name = Name
details_colour = Colour
details_opacity = Opacity
details_facts =
    { $triangles ->
        [one] { $triangles } triangle
       *[other] { $triangles } triangles
    } · { $faces ->
        [one] { $faces } face
       *[other] { $faces } faces
    } · { BYTES($size) }
details_closed = closed solid
details_open = open surface
details_notALength = “{ $typed }” is not a length. Try 12.5, -3 cm or 1/8 in.
details_notAnAngle = “{ $typed }” is not an angle. Try 90, -45° or 1.5 rad.
details_isFixed = This part is fixed. Release it first.

tools_label = Tools
tools_select = Select
tools_selectTitle = Select parts; drag one to move it
tools_move = Move
tools_moveTitle = Arrows to move the selection along one axis (or press G)
tools_rotate = Rotate
tools_rotateTitle = Rings to turn the selection about one axis (or press R)
tools_fit = Fit
tools_fitTitle = Show everything (F)
tools_section = Section
tools_sectionTitle = Cut the picture open along a plane (C)
tools_explode = Explode
tools_explodeTitle = Spread the parts apart in the picture (A)

stage_canvas = Three-dimensional view of the parts. The part tree and the results describe in words what it shows.
stage_noPicture = There is no picture, but everything else works
stage_noPictureWhy = This browser does not provide WebGL 2, so parts cannot be drawn. The part list, typed positions and all results work without the picture.
stage_lostPicture = The picture is temporarily lost
stage_lostPictureWhy = The system reset the graphics; the picture comes back by itself. The part list, typed positions and all results work without the picture.
stage_lostForGood = The picture has not come back
stage_lostForGoodWhy = The system reset the graphics and has not restored them. The part list, typed positions and all results work without the picture. Restarting the picture keeps the scene. The restart loses the undo history, the comparison with an earlier revision, sections, and results of motion and take-out checks.
stage_drawAnew = Restart the picture
stage_empty = Drop parts here
stage_emptyHint = STEP, IFC, STL, OBJ, PLY, OFF, GLB, glTF, DAE, 3MF, URDF, SDF or MJCF; several at once, a whole folder, or a zip archive. Nothing leaves your computer.
stage_emptyOpen = Open files…
stage_emptyScene = or open a scene:
stage_drop = Drop to open
stage_dropHint = What you drop replaces the example. To add to the example, use Open… → Add to what is open.
stage_dropAdd = Drop to add to what is open
stage_dropAddHint = To open only what you drop, use Open… → Files. A scene file replaces what is open.
stage_dead = The engine could not be started

coach_lead = Grab a part and move it.
coach_hit = Red
coach_hitMeans = { " " }is the intersection of two parts,
coach_touch = amber
coach_touchMeans = { " " }marks where they touch or may collide,
coach_near = cyan
coach_nearMeans = { " " }shows the clearance that is left.
coach_orbit = Drag the background to look around.
coach_close = Got it
coach_label = How this works

hud_pair = { $a } { $sign } { $b }
hud_faces =
    { $n ->
        [one] { $n } face
       *[other] { $n } faces
    }
hud_triangles =
    { $n ->
        [one] { $n } triangle pair
       *[other] { $n } triangle pairs
    }
hud_andMore =
    and { $n ->
        [one] { $n } more pair
       *[other] { $n } more pairs
    }
hud_checking =
    measuring { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    }…
hud_open =
    { $open } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } pending
hud_soFar =
    { $interfere ->
        [0] so far none interferes
       *[other]
            so far { $interfere } { $interfere ->
                [1] interferes
               *[other] interfere
            }
    }
hud_soFarClear = so far { $name } touches nothing
hud_clearOf = { $name } is clear of everything listed
hud_several = the { $n } parts together
hud_severalClear = The { $n } parts together are clear of everything listed
hud_noPairs = One part alone collides with nothing

encounter_passed =
    { $certain ->
        [true] { $part } passed through { $other } during the move
       *[false] { $part } may have collided with { $other } during the move
    }
encounter_more =
    and { $n ->
        [one] { $n } other part
       *[other] { $n } other parts
    }
encounter_go = Go to first contact
encounter_goTitle = Move the part back to where the two first touched

severity_interference = Interference
severity_contained = Inside
severity_duplicate = Same place
severity_undecided = Undecided
severity_contact = Contact
severity_near = Clearance
severity_clear = Clearance

results_title = Results
results_list = Pairs of parts, worst first
results_summary =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
results_checking =
    { $pending ->
        [one] { $pending } pair
       *[other] { $pending } pairs
    } to go
results_open =
    { $open } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } pending
results_interfere =
    { $n ->
        [1] interferes
       *[other] interfere
    }
results_soFar = so far
results_duplicate =
    { $n ->
        [1] pair in the same place
       *[other] pairs in the same place
    }
results_undecided = undecided
results_coarse = { $n } undecided: the mesh is too coarse ({ $off })
results_coarseAdvice = A finer mesh settles them, or a STEP file, whose surfaces the CAD kernel knows
results_touch =
    { $n ->
        [1] touches
       *[other] touch
    }
results_under = under { $limit }
results_noLimit = no limit set
results_onlySelected = Only { $name }
results_limit = Flag clearance under
results_limitTitle = Clearances below this are counted and shown in cyan
results_onlyMeeting = Only pairs that touch or collide are listed. Set a limit to list clearances under that limit.
results_none = No two parts are near each other.
results_noneMeets = No two parts touch or collide.
results_noneLeft = No pair matches all filters: { $filters }.
results_clearFilters = Clear filters
# The words that are searched for, among the names of filters.
results_searched = “{ $words }”
results_allClear = Only clear pairs are left.
results_clearPairs =
    { $n ->
        [one] { $n } clear pair
       *[other] { $n } clear pairs
    }
results_showClear = Also list clear pairs
results_hideClear = List only pairs that are not clear
results_find = Find parts in the results
results_order = Order of the results
results_orders_worst = worst first
results_orders_depth = deepest first
results_orders_volume = largest first
results_orders_clearance = nearest first
results_orders_names = by name
results_touching = touch
results_inside = inside
results_facesOf = { $a } + { $b } faces
results_exact = exact
results_byDesign = touching, not interfering
results_samePlace = same place
results_wholly = { $inner } lies wholly inside { $outer }
results_underLimit = under the limit
results_csv = Copy as table
results_csvDone = The results were copied to the clipboard as a table.
results_csvRefused = The browser did not allow copying.

chart_title = Clearance while dragging
chart_empty = Drag a part: its smallest clearance is drawn here.
chart_log = log
chart_logTitle = Logarithmic scale
chart_clearance = clearance
chart_depthAtLeast = depth, at least
chart_depthAtMost = depth, at most
chart_label = Smallest clearance of the dragged part over { $n } steps of the drag

status_label = Status
status_loading = loading
status_busy = checking
status_idle = ready
status_error = stopped
status_threads = { $n } threads, shared memory
status_single = single thread

status_why_notIsolated = single thread (shared memory not allowed)
status_why_asked = single thread (requested)
status_why_oneCore = single thread (one processor)
status_why_poolFailed = single thread (threads could not be started)

status_whyTitle_notIsolated = The server does not send the two headers that allow shared memory, or the page is embedded. The answers are the same, only slower.
status_whyTitle_asked = The address requests one thread. The answers are the same.
status_whyTitle_oneCore = Only one processor is available. The answers are the same.
status_whyTitle_poolFailed = This browser did not start the threads. The answers are the same, only slower.

status_triangles =
    { $n ->
        [one] { $n } triangle
       *[other] { $n } triangles
    }
status_query = query { DURATION($millis) }
status_lanesTitle = Show which thread did what, and when
status_fps = { $n } fps
status_toldIn = Show
status_toldInTitle = Lengths are shown and typed in this unit. The scene does not change.
status_asInFile = as in the file ({ $unit })
status_unit = File unit
status_unitTitle = Sets the unit of the numbers in the file. Nothing is scaled, and you can undo it. To see lengths in another unit, use “Show”.
status_up = Up axis
status_zUp = Z up
status_yUp = Y up
status_unitGuessed = The unit was guessed: { $why }
status_shortcuts = ? shortcuts

loading_title = Opening { $label }
loading_left = about { $time } left
loading_cancel = Cancel
loading_cancelled = Opening { $label } was cancelled. Nothing was changed.
loading_fetching = fetching
loading_building = building the search trees

message_opened =
    Opened { $n ->
        [one] { $n } part
       *[other] { $n } parts
    } from { $label }.
message_added =
    Added { $n ->
        [one] { $n } part
       *[other] { $n } parts
    } from { $label } to what is open.
message_stillKept = What was open before is in the Open menu, under “Kept in this browser”.
message_openFailed = { $label } could not be opened.
message_kept = Everything that was open is still there.
message_loaderDied = Reading the file ({ BYTES($size) }) needs more memory than the browser gives this page, or the reader failed. Try smaller pieces or fewer triangles.
message_loaderHung =
    Reading was stopped: the reader did not respond for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Try smaller pieces, or export it as glTF (.glb).
message_unsupported = Not opened: { $names }. Open models, zip archives or scene files.
message_leftOut = This copy of the page does not include the scene, to stay small. The page on the web does.
message_fetchFailed = { $url } could not be fetched ({ $status }).
message_notAScene = { $name } is not a scene file: { $why }
message_badLink = The address after # could not be read: a part of it may be missing.
message_firstInstead = The first scene was opened instead.

message_restarted_crashed = The engine crashed and was restarted.
message_restarted_hung = The engine did not respond and was restarted.
message_restarted_gone = Something outside this page stopped the engine. It was restarted.

message_back_whole = The scene was restored.
message_back_nearly = The scene was restored, but the action in progress may be lost. Check that everything is as you left it.
message_back_before = The engine crashed on your last change, so the previous state was restored. A copy of the change is in the Open menu.
message_back_nothing = The engine crashed on this scene, and there is no earlier state, so nothing is open. A copy of the scene is in the Open menu.

message_partMissing = A part of this page could not be fetched: there is no connection, or the page was updated.
message_pieceMissing = A part of this page could not be fetched.
message_pieceMissingHint = The missing part is loaded as soon as there is a connection. Everything else still works.
message_tryAgain = Try again
message_renewed = Restarted; the scene is unchanged.
# What a failure says of itself, which may be no sentence.
message_itSaid = Details: “{ $why }”.
message_restarting = The engine crashed. Restarting it…
message_notBack = The scene could not be restored.
message_stopped = The engine crashed several times in a row and was stopped.
message_stoppedHint = Try again, or reload the page. If it happens again, open the parts one by one to find the one that causes the crash.
message_saved = Saved { $name }.
message_dropFailed = The dropped items could not be read.
message_update = A new version of this page is available.
message_updateHint = Your open scene is not affected. Reload when it suits you.
message_reload = Reload
message_none = No messages.
message_dismiss = Dismiss
message_list = Messages, newest first

shortcuts_title = Shortcuts
shortcuts_close = Close

tabs_label = Panels
tabs_robots = Joints
tabs_motion = Motion
tabs_parts = Parts
tabs_details = Selection
tabs_results = Results
tabs_chart = Chart
