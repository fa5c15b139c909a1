/** Every sentence of the page in Japanese, here and beside it. */

import { bytes, count, duration } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { text as english } from "../en/main";
import { finer } from "./finer";
import { hand } from "./hand";
import { kept } from "./kept";
import { measure } from "./measure";
import { open } from "./open";
import { pair } from "./pair";
import { pivot } from "./pivot";
import { removal } from "./removal";
import { review } from "./review";
import { robots } from "./robots";
import { scenes } from "./scenes";
import { share } from "./share";
import { sight } from "./sight";
import { verify } from "./verify";

export const text: Like<typeof english> = {
  product: "Nearpoint",
  tagline: "部品が近づき、接触し、衝突する場所が見えます。",

  modes: {
    label: "このページの用途",
    review: "レビュー",
    reviewTitle: "部品の衝突とすきまを調べる",
    learn: "学ぶ",
    learnTitle: "アルゴリズムが答えを見つける様子を一段ずつ見る",
  },

  /** What the regions of the page are called, for who does not see them. */
  regions: {
    parts: "部品",
    stage: "ビュー",
    timeline: "動きのタイムライン",
    results: "結果",
    tabs: "パネル",
  },

  /** What is dragged to widen a panel. */
  splitters: { left: "部品パネルの幅", right: "結果パネルの幅" },

  language: {
    choose: "言語",
    notLoaded: (name: string) =>
      `${name} のテキストを読み込めませんでした。接続を確かめて、もう一度言語を選んでください。`,
  },

  scenes,

  header: {
    scenes: "シーン",
    ownFiles: "自分のファイル",
    undo: "元に戻す (Ctrl+Z)",
    redo: "やり直す (Ctrl+Shift+Z)",
    open: "開く…",
    openFiles: "ファイル…",
    openFolder: "フォルダー…",
    openAdd: "開いているものに追加…",
    openRevision: "新しい改訂として…",
    openNew: "新規（空のシーン）",
    openHere: "ここで開いているもの",
    close: (name) => `${name} を閉じる`,
    openHint:
      "STEP、IFC、STL、OBJ、PLY、GLB、glTF、DAE、3MF、URDF、SDF、MJCF、zip、シーンファイル。判断、検査、BCF の課題も開けます。ページのどこにドロップしてもかまいません。",
    save: "保存",
    saveTitle: "シーンをファイルに保存 (Ctrl+S)",
    share: "共有",
    shareTitle:
      "このシーンと姿勢、今の視点を再現するリンクをコピーします。自分のファイルがあるときは、シーンをファイルで渡します",
    toDark: "暗い配色",
    toLight: "明るい配色",
    more: "その他",
    messages: "メッセージ",
  },

  parts: {
    title: "部品",
    summary: (n: number, triangles: number) => `${count(n)} · 三角形 ${count(triangles)} 個`,
    filter: "部品を絞り込む",
    tree: "シーンの部品",
    hidden: "非表示",
    fixed: "固定",
    meets: (interfering: number, undecided: number, within: number) =>
      [
        ...(interfering > 0 ? [`干渉 ${count(interfering)} 件`] : []),
        ...(undecided > 0 ? [`未確定 ${count(undecided)} 件`] : []),
        ...(within > 0 ? [`うちグループ内 ${count(within)} 件`] : []),
      ].join("、"),
    hide: "隠す",
    show: "表示",
    isolate: "これだけ表示",
    fix: "その場に固定",
    release: "固定を解く",
    showAll: "すべて表示",
    fold: "たたむ",
    unfold: "開く",
    foldAll: "全グループをたたむ",
    unfoldAll: "全グループを開く",
    colour: "中の全部品の色",
    partsBelow: (n: number) => `部品 ${count(n)} 個`,
    inside: (name: string, path: string) => `${path} の ${name}`,
    none: "その名前の部品はありません。",
    noneYet: "まだ部品がありません。",
  },

  details: {
    title: "選択",
    nothing: "部品を選ぶと、位置を見たり入力したりできます。",
    many: (n: number) => `部品 ${count(n)} 個を選択中`,
    selected: "選択中",
    position: "位置",
    rotation: "回転",
    axis: (what: string, axis: string) => `${what} ${axis}`,
    atHome: "ファイルの位置のまま",
    moved: (by: string, turned: string) =>
      turned
        ? `ファイルの位置から ${by} 移動し、${turned} 回転しています`
        : `ファイルの位置から ${by} 移動しています`,
    putBack: "元の位置へ",
    name: "名前",
    colour: "色",
    opacity: "不透明度",
    facts: (triangles: number, faces: number, size: number) =>
      `三角形 ${count(triangles)} 個 · 面 ${count(faces)} 個 · ${bytes(size)}`,
    closed: "閉じた立体",
    open: "開いた曲面",
    notALength: (typed: string) =>
      `「${typed}」は長さではありません。12.5、-3 cm、1/8 in のように入力してください。`,
    notAnAngle: (typed: string) =>
      `「${typed}」は角度ではありません。90、-45°、1.5 rad のように入力してください。`,
    isFixed: "この部品は固定されています。先に固定を解いてください。",
  },

  tools: {
    label: "ツール",
    select: "選択",
    selectTitle: "部品を選択します。ドラッグすると動きます",
    move: "移動",
    moveTitle: "選択したものを1本の軸に沿って動かす矢印（G キーでも）",
    rotate: "回転",
    rotateTitle: "選択したものを1本の軸のまわりに回す輪（R キーでも）",
    fit: "全体",
    fitTitle: "全体を表示 (F)",
    section: "断面",
    sectionTitle: "平面で切り開いて表示 (C)",
    explode: "分解",
    explodeTitle: "部品を互いに離して描く (A)",
  },

  stage: {
    canvas: "部品の立体図です。図に見えるものは、部品のツリーと結果に言葉で書かれています。",
    noPicture: "ここには図を表示できませんが、ほかはすべて使えます",
    noPictureWhy:
      "このブラウザーではページが WebGL 2 を使えないため、部品を描けません。部品の一覧、位置の入力、すべての結果は厳密で、欠けるところはありません。",
    lostPicture: "図が一時的に失われました",
    lostPictureWhy:
      "システムがグラフィックスを取り上げましたが、図は自動で戻ります。部品の一覧、位置の入力、すべての結果は、図がなくても厳密で、欠けるところはありません。",
    lostForGood: "図が戻りません",
    lostForGoodWhy:
      "システムがグラフィックスを取り上げたまま返していません。部品の一覧、位置の入力、すべての結果は、図がなくても厳密で、欠けるところはありません。新しく描き始めてもシーンはそのままです。残らないもの：元に戻す履歴、CAD カーネルの答え、前の改訂との比較、断面、動きと取り出しの検査結果。",
    drawAnew: "図を新しく描き始める",
    empty: "ここに部品をドロップ",
    emptyHint:
      "STEP、IFC、STL、OBJ、PLY、GLB、glTF、DAE、3MF、URDF、SDF、MJCF。複数のファイル、フォルダー全体、zip アーカイブでもかまいません。データはこのコンピューターの外に出ません。",
    emptyOpen: "ファイルを開く…",
    emptyScene: "またはシーンを選ぶ：",
    drop: "ドロップして開く",
    dropHint: "例と置き換わります。例に加えるには「開く…」の「開いているものに追加」を使ってください。",
    dropAdd: "ドロップして、開いているものに追加",
    dropAddHint:
      "それだけを開くには「開く…」の「ファイル」を使ってください。シーンファイルは、開いているものと置き換わります。",
    dead: "エンジンを起動できませんでした",
  },

  coach: {
    lead: "部品をつかんで動かしてください。",
    hit: "赤",
    hitMeans: "は2つの部品の共通部分、",
    touch: "橙",
    touchMeans: "は接触しているか衝突かもしれないところ、",
    near: "水色",
    nearMeans: "は残っているすきまです。",
    orbit: "背景をドラッグすると視点が回ります。",
    close: "わかりました",
    label: "使い方",
  },

  hud: {
    pair: (a: string, b: string, sign: string) => `${a} ${sign} ${b}`,
    faces: (n: number) => `面 ${count(n)} 個`,
    triangles: (n: number) => `三角形の組 ${count(n)} 個`,
    andMore: (n: number) => `ほか ${count(n)} 組`,
    checking: (n: number) => `${count(n)} 組を計測中…`,
    open: (open: number, pairs: number) => `${count(pairs)} 組のうち ${count(open)} 組が未計算`,
    soFar: (interfere: number) =>
      interfere > 0 ? `これまでに ${count(interfere)} 組が干渉` : "これまでのところ干渉なし",
    soFarClear: (name: string) => `これまでのところ ${name} は何にも当たりません`,
    clearOf: (name: string) => `${name} は一覧のどの部品からも離れています`,
    several: (n: number) => `部品 ${count(n)} 個のまとまり`,
    severalClear: (n: number) => `部品 ${count(n)} 個のまとまりは一覧のどの部品からも離れています`,
    noPairs: "部品が1つだけでは何とも衝突しません",
  },

  encounter: {
    passed: (part: string, other: string, certain: boolean) =>
      certain
        ? `${part} は途中で ${other} を通り抜けました`
        : `${part} は途中で ${other} に当たったかもしれません`,
    more: (n: number) => `ほか部品 ${count(n)} 個`,
    go: "最初の接触へ",
    goTitle: "両者が最初に出会った位置へ戻す",
  },

  severity: {
    interference: "干渉",
    contained: "内包",
    duplicate: "同じ位置",
    undecided: "未確定",
    contact: "接触",
    near: "すきま",
    clear: "すきま",
  },

  results: {
    title: "結果",
    list: "部品の組、悪い順",
    summary: (pairs: number) => `${count(pairs)} 組`,
    checking: (pending: number) => `残り ${count(pending)} 組`,
    open: (open: number, pairs: number) => `${count(pairs)} 組のうち ${count(open)} 組が未計算`,
    interfere: () => "干渉",
    soFar: "（途中）",
    duplicate: () => "同じ位置の組",
    undecided: "未確定",
    touch: () => "接触",
    under: (limit: string) => `${limit} 未満`,
    noLimit: "限度なし",
    onlySelected: (name: string) => `${name} のみ`,
    limit: "すきまの限度",
    limitTitle: "これより狭いすきまを数え、水色で示します",
    onlyMeeting: "出会う部品だけを一覧にしています。限度を決めると、それより狭いすきまも見つかります。",
    none: "互いに近い部品はありません。",
    noneMeets: "出会う部品はありません。",
    noneLeft: "条件に合う組はありません。",
    allClear: "残りは離れている組だけです。",
    clearPairs: (n: number) => `離れている組 ${count(n)}`,
    showClear: "離れている組も一覧にする",
    hideClear: "離れている組を一覧から外す",
    find: "結果の中で部品を探す",
    touching: "接触",
    inside: "内側",
    facesOf: (a: number, b: number) => `面 ${count(a)} + ${count(b)} 個`,
    exact: "厳密",
    byDesign: "接触していますが、干渉はしていません",
    samePlace: "同じ位置",
    wholly: (inner: string, outer: string) => `${inner} は完全に ${outer} の内側にあります`,
    underLimit: "限度未満",
    csv: "表としてコピー",
    csvDone: "結果を表としてクリップボードに入れました。",
    csvRefused: "ブラウザーがコピーを許可しませんでした。",
  },

  chart: {
    title: "ドラッグ中のすきま",
    empty: "部品をドラッグすると、その最小のすきまがここに描かれます。",
    log: "対数",
    logTitle: "対数目盛り",
    clearance: "すきま",
    depthAtLeast: "深さ、少なくとも",
    depthAtMost: "深さ、多くとも",
    label: (n: number) => `ドラッグ ${count(n)} ステップにわたる、ドラッグした部品の最小のすきま`,
  },

  status: {
    label: "状態",
    loading: "読み込み中",
    busy: "検査中",
    idle: "準備完了",
    error: "停止",
    threads: (n: number) => `${count(n)} スレッド、共有メモリー`,
    single: "単一スレッド",
    why: {
      notIsolated: "単一スレッド（メモリーの共有不可）",
      asked: "単一スレッド（指定による）",
      oneCore: "単一スレッド（プロセッサーが1つ）",
      poolFailed: "単一スレッド（スレッドを起動できず）",
    },
    whyTitle: {
      notIsolated:
        "共有メモリーを許す2つのヘッダーをサーバーが送らないか、ページが埋め込まれています。答えは同じで、遅くなるだけです。",
      asked: "アドレスで1スレッドが指定されています。答えは同じです。",
      oneCore: "使えるプロセッサーが1つだけです。答えは同じです。",
      poolFailed: "このブラウザーはスレッドの起動を拒みました。答えは同じで、遅くなるだけです。",
    },
    triangles: (n: number) => `三角形 ${count(n)} 個`,
    query: (millis: number) => `計算 ${duration(millis)}`,
    lanesTitle: "どのスレッドが、いつ、何に答えたか",
    fps: (n: number) => `${count(n)} fps`,
    toldIn: "表示",
    toldInTitle: "長さをこの単位で表示し、入力します。シーンは変わりません。",
    asInFile: (unit: string) => `ファイルのまま (${unit})`,
    unit: "ファイルの単位",
    unitTitle:
      "ファイルの数値の意味を決めるだけで、拡大や縮小はしません。元に戻せます。別の単位で読むには、表示の単位を選んでください。",
    up: "上向きの軸",
    zUp: "Z が上",
    yUp: "Y が上",
    unitGuessed: (why: string) => `単位は推定です：${why}`,
    shortcuts: "? ショートカット",
  },

  loading: {
    title: (label: string) => `${label} を開いています`,
    left: (time: string) => `残り約 ${time}`,
    cancel: "中止",
    cancelled: (label: string) => `${label} を開くのを中止しました。何も変わっていません。`,
    fetching: "取得中",
    building: "探索木を作成中",
  },

  message: {
    opened: (n: number, label: string) => `${label} から部品 ${count(n)} 個を開きました。`,
    added: (n: number, label: string) => `開いているものに、${label} から部品 ${count(n)} 個を加えました。`,
    stillKept: "前に開いていたものは「開く」メニューの「このブラウザーに保存」にあります。",
    openFailed: (label: string) => `${label} を開けませんでした。`,
    kept: "開いていたものはすべて残っています。",
    loaderDied: (size: number) =>
      `読み込み (${bytes(size)}) に、ブラウザーがこのページに与える以上のメモリーが必要か、読み込みプログラムに不具合がありました。小さく分けるか、三角形を減らして試してください。`,
    loaderHung: (minutes: number) =>
      `読み込みを打ち切りました。${count(minutes)} 分間、読み込みプログラムから応答がありませんでした。小さく分けるか、glTF (.glb) で書き出して試してください。`,
    unsupported: (names: string) =>
      `開きませんでした：${names}。開けるのはモデル、zip アーカイブ、シーンファイルです。`,
    leftOut: "このページの複製には、大きさのため含まれていません。ウェブ上のページにはあります。",
    fetchFailed: (url: string, status: string) => `${url} を取得できませんでした (${status})。`,
    notAScene: (name: string, why: string) => `${name} はシーンファイルではありません：${why}`,
    badLink: "アドレスの # より後を読めませんでした。一部が欠けているかもしれません。",
    firstInstead: "代わりに最初のシーンを開きました。",
    restarted: {
      crashed: "エンジンが異常終了したため再起動しました。",
      hung: "エンジンが応答しないため再起動しました。",
      gone: "エンジンが外から終了させられたため再起動しました。",
    },
    back: {
      whole: "シーンは元どおりです。",
      nearly:
        "シーンは戻りましたが、その瞬間に行っていた操作は失われたかもしれません。最後に見た状態と同じか確かめてください。",
      before:
        "最後の状態のシーンを戻せなかったため、シーンはその前の状態です。保管されたものは「開く」メニューにあります。",
      nothing:
        "このシーンを戻せず、その前のシーンもないため、何も開いていません。保管されたものは「開く」メニューにあります。",
    },
    partMissing: "このページの一部を取得できませんでした。接続がないか、ページが更新されています。",
    pieceMissing: "このページの一部を取得できませんでした。",
    pieceMissingHint: "接続が戻りしだい、もう一度取得します。ほかはすべてそのまま使えます。",
    tryAgain: "もう一度試す",
    renewed: "新しく始めました。シーンは元のままです。",
    itSaid: (why) => `エンジンからの知らせ:「${why}」。`,
    restarting: "エンジンが異常終了しました。再起動しています…",
    notBack: "シーンを元に戻せませんでした。",
    stopped: "エンジンが続けて何度も異常終了したため、停止しました。",
    stoppedHint:
      "もう一度試すか、ページを再読み込みしてください。また起こるときは、部品を1つずつ開いて原因の部品を探してください。",
    saved: (name: string) => `${name} を保存しました。`,
    dropFailed: "ドロップされたものを読み込めませんでした。",
    update: "このページの新しい版があります。",
    updateHint: "開いているものはそのままです。都合のよいときに読み込み直してください。",
    reload: "読み込み直す",
    none: "メッセージはありません。",
    dismiss: "閉じる",
    list: "メッセージ、新しい順",
  },

  shortcuts: {
    title: "ショートカット",
    close: "閉じる",
    madeWith: [
      [
        "STEP ファイルは Open CASCADE Technology（ライセンスは GNU LGPL 2.1）で読み込みます。",
        "kernel/NOTICE.md",
      ],
      ["IFC ファイルは web-ifc（ライセンスは Mozilla Public License 2.0）で読み込みます。", "ifc/NOTICE.md"],
    ],
    madeWithMore: "ライセンスとソースの入手先",
    madeWithOthers: "そのほかの第三者のコードとそのライセンス",
    groups: [
      {
        title: "視点",
        keys: [
          ["ドラッグ", "視点を回す"],
          ["右ドラッグ", "平行移動。中ボタンでも"],
          ["ホイール", "ポインターの位置へ拡大・縮小"],
          ["ダブルクリック", "部品を正面に見る"],
          ["矢印キー", "視点を回す"],
          ["+  −", "拡大・縮小"],
          ["F", "全体を表示"],
          ["Shift+F", "選択したものを表示"],
          ["1  3  7  0", "正面、右、上、斜め"],
          ["C", "切り開いて表示、または閉じる"],
          ["L", "測定。Enter で選んだものを残し、Esc で捨てて終わる"],
          ["A", "部品を互いに離して描く、または元の位置に描く"],
          ["右クリック", "そこでできることの一覧。指の長押し、行の上でのメニューキーでも"],
          ["Esc", "表示中の結果を離れ、元の視点に戻る"],
        ],
      },
      {
        title: "部品",
        keys: [
          ["クリック", "選択。Shift または Ctrl で複数"],
          ["Ctrl+ドラッグ", "部品の外から：枠内をすべて選択。Shift で追加"],
          ["部品をドラッグ", "画面に平行に動かす"],
          ["G", "選択したものを動かす（クリックか Enter で終わる）、または移動ツール"],
          ["R", "選択したものを回す（クリックか Enter で終わる）、もう一度：自由に転がす、または回転ツール"],
          ["X  Y  Z", "1本の軸に限る。Shift でほかの2本に"],
          ["12.5 Enter", "その量だけ動かす、または回す"],
          ["矢印キー", "移動中に少しずつ動かす"],
          ["Ctrl", "刻みごとに動かし、回す"],
          ["M", "ドラッグの動作を検出、停止、吸着と切り替える。ドラッグ中でも"],
          ["K", "部品をロックする（ドラッグは視点だけを回す）、または解除する"],
          ["Alt", "ドラッグ中：停止も吸着もしない"],
          ["Esc", "移動を取り消す、または選択を解く"],
          ["I", "選択したものだけを表示"],
          ["H", "すべて表示"],
          ["Delete", "選択したものを取り除く"],
        ],
      },
      {
        title: "ページ",
        keys: [
          ["Ctrl+Z", "元に戻す"],
          ["Ctrl+Shift+Z", "やり直す"],
          ["Ctrl+O", "ファイルを開く"],
          ["Ctrl+S", "シーンを保存"],
          ["/", "部品を絞り込む"],
          ["N  P", "次の結果、前の結果を表示"],
          ["D", "表示中の組について判断する"],
          ["E", "レポートを渡す"],
          ["Ctrl+A", "見えている部品をすべて選択"],
          ["スペース", "動きの再生と一時停止"],
          ["?", "この一覧"],
        ],
      },
    ],
  },

  finer,
  hand,
  kept,
  open,
  pair,
  removal,
  review,
  robots,
  sight,
  pivot,
  measure,
  share,
  verify,

  tabs: {
    label: "パネル",
    robots: "ロボット",
    motion: "動き",
    parts: "部品",
    details: "選択",
    results: "結果",
    chart: "グラフ",
  },
};
