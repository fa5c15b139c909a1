### The placing experiments.

title = Placing experiments
chapter = Face constraints
about = Place a cube on another cube by hand, with and without snapping, and compare your results with the published ones.
source = Kitamura 1996, chapter 6
language = Language
canvas = The table with the blocks. Space takes or releases the block. Arrow keys, Page Up and Page Down move the block, arrow keys with Shift tilt it, Q and E twist it. The text beside the table describes the task.
settings = Experiment

setting_experiment = Experiment
setting_tasks = Tasks
setting_modes = Modes
setting_trials = Trials per task and mode
setting_practice = Practice trials first
setting_pause = Rest between modes, seconds
setting_snapping = Snapping

experiment_accuracy = Accuracy: take each block once
experiment_speed = Speed: to within 4, 3 and 2 mm
experiment_snailAccuracy = Toy snail: accuracy
experiment_snailSpeed = Toy snail: speed, to within 3 mm

snapping_steady = as in Review
snapping_published = as published

task_A = Task A
task_B = Task B
task_C = Task C
task_snail = Toy snail

aim_A = Put the blue cube on top of the other one, so that four corners meet.
aim_B = Put the blue cube against both others, so that six corners meet.
aim_C = Put the blue cube into the corner of the three others, so that seven corners meet.
aim_snail = Build the snail on its green foot: the tail at the end, the red half beside the tail, the round half on top, the head in front. Three blocks have to be turned.

mode_1 = mode 1: no help
mode_2 = mode 2: colliding faces shown
mode_3 = mode 3: snapping

modeText_1 = No help: you only see the blocks.
modeText_2 = Faces that collide are coloured. The block follows your hand exactly.
modeText_3 = Faces attract the block and hold it. Pull the block farther away to release it.

asPublished = As published
asPublishedTitle = All tasks and modes, each with 10 trials (8 for the snail), of which two are practice
total = Trials in all, with practice: { $n }
start = Start
again = Start again
begin = Begin the trial
skip = Skip this trial
stop = End here

block_cube = the cube
block_tail = the tail
block_shell-lower-half = the shell’s lower half
block_shell-upper-half = the shell’s upper half
block_head = the head

take = Take: { $block }
letGo = Release
results = Results
back = Back to the blocks

way_across = across
way_depth = near–far
way_tilt = tilt
way_twist = twist

ways = Effect of a drag
progress = trial { $trial } of { $trials }
progressPractice = practice { $trial } of { $trials }
overall = { $done } of { $of } done
welcome = How well do you place a block by hand?
lead = Place each block at the blue outline: without help in some trials, with help in others. Every block starts slightly tilted, with the same tilt in all modes. Time runs from taking the block to releasing it, so look at the block from all sides first. Nothing leaves this computer.
rest = You may rest for { $s } seconds before the next mode.
ready = Begin when you are ready (Space). The clock starts when you take the block.
readyPractice = This trial is practice and does not count. Begin with Space.
once = You may take each block once: after you release it, it stays.
until = The trial ends when the mean corner distance is below { $mm } mm; the block then turns green. You may take the block as often as you like.
over = The experiment is complete. Under Results, your table is beside the published one.
how = How to move the block

how_take = Take and release
how_take_keys = hold down the left mouse button; or click to take and click again to release; keyboard: Space
how_across = Across the screen
how_across_keys = move the mouse; keyboard: arrow keys
how_depth = Nearer and farther
how_depth_keys = mouse wheel, or move the mouse with Ctrl held down; keyboard: Page Up, Page Down
how_tilt = Tilt
how_tilt_keys = move the mouse with Shift held down; keyboard: Shift with arrow keys
how_twist = Twist
how_twist_keys = mouse wheel with Ctrl held down, or move the mouse with Alt held down; keyboard: Q, E
how_fine = Small steps
how_fine_keys = hold down Alt with the keys above
how_view = Turn the view, also while you hold the block
how_view_keys = drag beside the block; keyboard: 1 front, 3 right, 7 top, 0 oblique, F everything
how_touch = With a finger: touch the block to take it, choose below what your finger does, then press “Release”.

lastTrial = The last trial
distance = distance error (sum over corners), mm
angle = angle error, °
time = time, s
corners = mean corner distance, mm
givenUp = given up
said = Trial { $n }: { $time } s, distance error { $distance } mm, angle error { $angle }°.
saidGivenUp = Trial { $n } was given up.
saidBegin = { $task }, { $mode }. { $progress }.
saidHeld = Held.
saidFree = Released.
none = There are no trials yet. Do some trials, or run the simulated hand.
few = Trials in your smallest group: { $n }. So few trials show little: the paper’s numbers are means over five people with 10 trials each, and four of the five were practised. Modes come in the order 1, 2, 3, so practice helps the later ones.
mouse = The paper’s subjects held a tracked tool with six degrees of freedom in front of a large stereo display. You have a mouse and a flat screen, so compare the gains, not the errors.
gains = Gain over mode 1
gainsLead = Each gain is (1 − ratio) · 100, where the ratio is the error or the time divided by that of mode 1. Your gains are in bold.
means = Means
speedTable = Time to reach a given accuracy
speedLead = Normalised: 0 % is your fastest combination, 100 % your slowest. In the paper (figure 6.17) snapping is always faster, and the gain grows with the strictness of the criterion.
snailTable = The toy snail
snailLead = In the paper, every subject with snapping took less than twice as long as with real blocks; the best took 8 % longer. Without snapping, the subjects took 2.5 to 5 times as long. For a snail built from real blocks, the distance error was taken to be at most 28 mm: 2 mm for each of its 14 corners.
realTime = Your time with real blocks in seconds, if known
overReal = relative to real blocks

column_task = task
column_mode = mode
column_trials = trials
column_you = you
column_paper = paper
column_hand = simulated
column_criterion = criterion, mm
column_givenUp = given up
column_normalised = normalised
column_experiment = experiment

kind_accuracy = accuracy
kind_speed = speed

snailWithout = 2.5–5 times as long as real
snailWith = 1.08–2 times as long as real
simulated = Simulated hand
simulatedLead = A simulated hand with known tremor, reaction time and eyesight does the experiment chosen on the left. The same seed gives the same result. The simulated hand does not represent you or any person.
simulate = Run it
simTrials = trials per task and mode
simSeed = seed
simProgress = { $done } of { $of } trials
cancel = Cancel
beside = show beside my results
simNote = Simulated hand, seed { $seed }, { $n } trials.
csv = CSV
json = JSON
clear = Clear
clearTitle = Delete your trials from this computer
cleared = Your trials were deleted.
run = Your trials are kept in this browser under the random name { $run }.
badSetting = “{ $value }” cannot be chosen for “{ $field }”.
restarted = The experiment crashed and was restarted. Finished trials are kept.
notStarted = The experiment could not be started
stopped = The experiment crashed several times in a row and was stopped.

chart_distance = Distance error over time, { $task }
chart_angle = Angle error over time, { $task }
chart_gains = Gain over the number of degrees of freedom that snapping constrains
chart_normalised = Normalised time over the criterion
chart_snail = Distance error over time, toy snail

axis_mm = mm
axis_degrees = °
axis_seconds = time, s
axis_percent = %
axis_freedoms = degrees of freedom constrained
axis_criterion = criterion, mm

line_mode-1 = mode 1
line_mode-2 = mode 2
line_mode-3 = mode 3
line_mode-1-compared = mode 1, simulated
line_mode-2-compared = mode 2, simulated
line_mode-3-compared = mode 3, simulated
line_distance-gain = distance
line_angle-gain = angle
line_time-gain = time
line_published-distance-gain = distance, paper
line_published-angle-gain = angle, paper
line_published-time-gain = time, paper
