### The placing experiments.

title = Placing experiments
chapter = Face constraints
about = Put a cube onto another by hand, with and without faces that attract, and see your own table beside the published one.
source = Kitamura 1996, chapter 6
language = Language
canvas = The table with the blocks. Space takes the block and lets it go; arrow keys, Page Up and Page Down move it, with Shift arrows tilt it, Q and E twist it. The text beside it says what is to be done.
settings = Experiment

setting_experiment = Experiment
setting_tasks = Tasks
setting_modes = Modes
setting_trials = Trials of each
setting_practice = Practice before them
setting_pause = Rest between modes, seconds
setting_snapping = Snapping

experiment_accuracy = Accuracy: each block once
experiment_speed = Speed: to 4, 3 and 2 mm
experiment_snailAccuracy = Toy snail: accuracy
experiment_snailSpeed = Toy snail: speed, to 3 mm

snapping_steady = as in Review
snapping_published = as published

task_A = Task A
task_B = Task B
task_C = Task C
task_snail = Toy snail

aim_A = Put the blue cube on top of the other one, so that four corners meet.
aim_B = Put the blue cube against both others, so that six corners meet.
aim_C = Put the blue cube into the corner of the three others, so that seven corners meet.
aim_snail = Build the snail on its green foot: the tail on the end, the red half against it, the round half on that, the head in front. Three blocks have to be turned.

mode_1 = mode 1: no help
mode_2 = mode 2: colliding faces shown
mode_3 = mode 3: snapping

modeText_1 = Nothing helps you: you only see the blocks.
modeText_2 = Faces that collide are coloured. The block goes where your hand has it.
modeText_3 = Faces attract the block and hold it; pull farther to tear it off.

asPublished = As published
asPublishedTitle = All tasks and modes, 10 trials (8 of the snail), two of practice
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
letGo = Let go
results = Results
back = Back to the blocks

way_across = across
way_depth = near–far
way_tilt = tilt
way_twist = twist

ways = What moving does
progress = trial { $trial } of { $trials }
progressPractice = practice { $trial } of { $trials }
overall = { $done } of { $of } done
welcome = How well does a hand place a block?
lead = You put blocks where the blue outline is, some without help, some with. Every block starts a little tilted, the same in all modes. Time runs from taking the block to letting it go, so look at it from all sides first. Nothing you do leaves this computer.
rest = If you like, rest for { $s } seconds before the next mode.
ready = Begin when you are ready (Space). The clock starts when you take the block.
readyPractice = This is practice and does not count. Begin with Space.
once = You may take each block once: when you let it go, it stays.
until = The trial ends by itself when the corners are less than { $mm } mm apart on average; the block turns green. You may take it again as often as you like.
over = That was all. Your table is beside the published one under Results.
how = How to move it

how_take = Take and let go
how_take_keys = hold the left button; or click, and click again; Space
how_across = Across the screen
how_across_keys = move the mouse; arrow keys
how_depth = Nearer and farther
how_depth_keys = wheel, or Ctrl and move; Page Up, Page Down
how_tilt = Tilt
how_tilt_keys = Shift and move; Shift and arrow keys
how_twist = Twist
how_twist_keys = Ctrl and wheel, or Alt and move; Q, E
how_fine = Small steps
how_fine_keys = Alt with the keys above
how_view = Look from elsewhere, also while you hold it
how_view_keys = 1 front, 3 right, 7 top, 0 oblique, F all; drag beside the block
how_touch = By finger: touch the block to take it, choose below what your finger does, then press “Let go”.

lastTrial = The last trial
distance = distance error (sum over corners), mm
angle = angle error, °
time = time, s
corners = mean corner distance, mm
givenUp = given up
said = Trial { $n }: { $time } s, corners { $distance } mm off in all, { $angle }°.
saidGivenUp = Trial { $n } was given up.
saidBegin = { $task }, { $mode }. { $progress }.
saidHeld = Held.
saidFree = Let go.
none = There are no trials yet. Do some, or let the simulated hand do them.
few = Trials in your smallest group: { $n }. A handful of trials says little: the paper’s numbers are means of five people with 10 trials each, four of them practised. Modes come in the order 1, 2, 3, so what you learn on the way helps the later ones.
mouse = The paper’s subjects held a tracked tool with all six degrees of freedom before a large stereo picture; you have a mouse and a flat screen. Compare the gains rather than the errors.
gains = Gain over mode 1
gainsLead = (1 − ratio) · 100 of each error and of the time; in bold, yours.
means = Means
speedTable = Time to a given accuracy
speedLead = Normalised: 0 % is your fastest combination, 100 % your slowest. In the paper (figure 6.17) snapping is faster in every case, and the more so the harder the criterion.
snailTable = The toy snail
snailLead = The paper: with snapping every subject took less than twice as long as with real blocks, the best 8 % longer; without it 2.5 to 5 times as long. A real snail was counted at most 28 mm: 2 mm for each of 14 corners.
realTime = Your time with real blocks, if you have some, seconds
overReal = over real

column_task = task
column_mode = mode
column_trials = trials
column_you = you
column_paper = paper
column_hand = simulated
column_criterion = to, mm
column_givenUp = given up
column_normalised = normalised
column_experiment = experiment

kind_accuracy = accuracy
kind_speed = speed

snailWithout = 2.5–5 times real
snailWith = 1.08–2 times real
simulated = Simulated hand
simulatedLead = A hand with a stated tremor, reaction time and eyesight does the experiment chosen on the left, from the same seed always the same. It is not you, and no person.
simulate = Let it try
simTrials = trials of each
simSeed = seed
simProgress = { $done } of { $of } trials
cancel = Cancel
beside = show beside mine
simNote = Simulated hand, seed { $seed }, { $n } trials.
csv = CSV
json = JSON
clear = Clear
clearTitle = Delete your trials from this computer
cleared = Your trials are deleted.
run = Your trials are kept in this browser under the random name { $run }.
badSetting = “{ $value }” cannot be chosen for “{ $field }”.
restarted = The experiment failed and was restarted; trials that were done are kept.
notStarted = The experiment could not be started
stopped = The experiment failed several times in a row and was stopped.

chart_distance = Distance error over time, { $task }
chart_angle = Angle error over time, { $task }
chart_gains = Gain over the degrees of freedom that snapping holds
chart_normalised = Normalised time over the criterion
chart_snail = Distance error over time, toy snail

axis_mm = mm
axis_degrees = °
axis_seconds = time, s
axis_percent = %
axis_freedoms = degrees of freedom held
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
