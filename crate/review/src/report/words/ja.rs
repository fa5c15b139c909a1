//! A report in Japanese.

use super::list::{Asked, Because, Checked, Facts, Page, Tables, Words};

pub(super) const WORDS: Words = Words {
    kinds: [
        [
            "干渉",
            "述べられた精度の範囲で真の曲面がどうであっても、2 つの部品には共通のボディがあります。",
        ],
        ["重複", "2 つの部品は、同じ位置にある同じものです。"],
        [
            "未確定",
            "述べられた精度では、共通のボディがあるかどうかが分かりません。",
        ],
        ["近すぎ", "2 つの部品が、検査の許す距離より近くにあります。"],
        [
            "接触",
            "2 つの部品が接触していますが、検査はそれを許していません。",
        ],
    ],
    statuses: ["新規", "対応中", "確認済み", "承認済み", "解決済み"],
    priorities: ["低", "中", "高", "最優先"],
    units: [
        ["ミリメートル", "mm"],
        ["センチメートル", "cm"],
        ["メートル", "m"],
        ["インチ", "in"],
    ],

    not_known: "不明",
    between: |low, high, unit| format!("{low}～{high} {unit}"),
    at_most: |high, unit| format!("{high} {unit} 以下"),
    at_least: |low, unit| format!("{low} {unit} 以上"),
    deep: |depth| format!("深さ {depth}"),
    in_common: |volume| format!("共通部分 {volume}"),
    apart: |clearance| format!("すきま {clearance}"),
    of_the_mesh: |number| format!("{number}（メッシュの値）"),
    bounds_of: ["ソリッド", "メッシュ"],
    worse_since: |status| format!("{status}、その後悪化"),
    yes: "はい",

    facts: Facts {
        depth: "深さ",
        volume: "共通の体積",
        clearance: "すきま",
        why: "理由",
        place: "位置",
        part_a: "部品 A",
        part_b: "部品 B",
        status: "状態",
        priority: "優先度",
        assignee: "担当者",
        group: "グループ",
        test: "検査",
        id: "ID",
        picture: |number| format!("干渉 {number} の見え方"),
    },
    because: Because {
        within_deviation: |off| {
            format!(
                "ファセットのずれが {off} ありえます：もっと細かいメッシュか真の曲面なら分かります。"
            )
        },
        nearer_than_deviation: |off| {
            format!(
                "離れていますが、ファセットのずれが {off} ありえます：もっと細かいメッシュか真の曲面なら分かります。"
            )
        },
        open: |part| format!("{part} は開いていて内側がありません：閉じてください。"),
        both_open: "どちらも開いていて内側がありません：閉じてください。",
        self_overlap: |part| format!("{part} は自分自身を突き抜けています：直してください。"),
        unoriented: |part| format!("{part} の三角形の一部が裏返しです：向きを直してください。"),
        coarse: "座標の桁数が足りず、接触とすき間や重なりを区別できません：原点の近くで、またはもっと多くの桁数で書き出してください。",
    },
    asked: Asked {
        all_parts: "すべての部品",
        chosen_parts: "選んだ部品",
        interference: "互いの中にある部品",
        clearance: |distance| format!("{distance} より近い部品"),
        contact: "接触する部品",
        duplicates: "同じ位置にある部品",
        tolerance: |tolerance| format!("許容差 {tolerance}"),
        count: |count, what| format!("{what} {count} 組"),
        pairs: "出会うか近い組",
        undecided: "未確定",
        left_out: "規則により除外",
    },
    checked: Checked {
        all: |parts, pairs| format!("部品 {parts} 個、その組 {pairs} 組。"),
        not_all: "これを書いた時点では、まだ答えの出ていない組があります。",
        within: |within| format!("距離は {within} まで調べました。"),
        bound: |off| {
            format!("ファイルが曲面を述べている所では、ファセットのずれは {off} 以下です。")
        },
        estimate: |off| {
            format!(
                "ファイルに三角形しかない所では、三角形どうしの角度から見て、ずれは {off} ほどありえます。"
            )
        },
    },
    page: Page {
        title: |title| format!("{title} – 干渉レポート"),
        what: "干渉レポート",
        none: "報告する干渉はありません。",
        verdict: |all, new, worse| {
            let worse = match worse {
                0 => String::new(),
                worse => format!("、判断後に悪化 {worse} 件"),
            };
            format!("干渉 {all} 件：新規 {new} 件{worse}。")
        },
        all: "すべて",
        tests: ["検査", "問うこと", "干渉", "ほか"],
        exactness: "何を、どれだけ厳密に調べたか",
        numbers: |unit| {
            format!(
                "長さの単位は{unit}です。「0.11～0.12」と書かれたものは、その間にあることが証明されています。2 つの数は外側へ丸めてあります。これはソリッドについて成り立ちます。「メッシュの値」と添えられた数は、メッシュについてだけ成り立ちます。"
            )
        },
        list: "すべての干渉",
        columns: ["番号", "部品", "種類", "測定値", "状態"],
    },
    tables: Tables {
        columns: [
            "番号",
            "検査",
            "種類",
            "状態",
            "その後悪化",
            "優先度",
            "担当者",
            "グループ",
            "部品 A",
            "部品 B",
            "深さの下限",
            "深さの上限",
            "体積の下限",
            "体積の上限",
            "すきま",
            "すきまの下限",
            "すきまの上限",
            "上限・下限の対象",
            "X",
            "Y",
            "Z",
            "理由",
            "パス A",
            "パス B",
            "GUID A",
            "GUID B",
            "コメント",
            "ID",
            "ファイル A",
            "ファイル B",
        ],
        sheets: ["干渉", "コメント", "このレポート"],
        comments: ["番号", "干渉", "日時", "書いた人", "コメント"],
        report: "レポート",
        made: "作成",
        lengths_in: "長さの単位",
        clashes: "干渉",
        asks: "問うこと",
        files: "元のファイル",
        checked: "調べたこと",
    },
};
