/** Writes questions in Moodle's XML format, which Moodle and other systems import into their question banks. */

/** A text as HTML, whose own text is escaped. */
export type Html = string;

interface Answer {
  text: Html;
  feedback: Html;
}

/** A question for a file; exactly one answer is right. */
export interface FileQuestion {
  /** A name that does not change, by which a system recognises the question. */
  id: string;
  /** The categories, from the outermost. */
  category: readonly string[];
  name: string;
  text: Html;
  /** The feedback after any answer. */
  feedback: Html;
  answers:
    | { choices: readonly Answer[]; right: number }
    | { number: number; tolerance: number; feedback: Html; otherwise: Html };
}

/** Returns the file. Questions of one category must stand together. */
export function moodleXml(questions: readonly FileQuestion[]): string {
  let category = "";
  const parts = questions.map((one) => {
    const own = ["$course$", "top", ...one.category.map(categoryName)].join("/");
    const head = own === category ? "" : categoryXml(own);
    category = own;
    return head + questionXml(one);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join("")}</quiz>\n`;
}

/** Escapes a text for XML and HTML. Signs that XML 1.0 forbids are left out. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the forbidden ones.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

/** A slash in a name is doubled, because a single one separates categories. */
const categoryName = (name: string): string => name.replaceAll("/", "//");

const categoryXml = (path: string): string =>
  `  <question type="category">\n    <category><text>${escaped(path)}</text></category>\n  </question>\n`;

function questionXml({ id, name, text, feedback, answers }: FileQuestion): string {
  const isChoice = "choices" in answers;
  return `  <question type="${isChoice ? "multichoice" : "numerical"}">
    <name><text>${escaped(name)}</text></name>
    ${html("questiontext", text)}
    ${html("generalfeedback", feedback)}
    <defaultgrade>1</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber>${escaped(id)}</idnumber>
${isChoice ? choicesXml(answers) : numberXml(answers)}  </question>\n`;
}

/** The choices keep their order, because many are in order of size. */
const choicesXml = ({ choices, right }: Extract<FileQuestion["answers"], { right: number }>): string =>
  `    <single>true</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>abc</answernumbering>
${choices.map(({ text, feedback }, i) => answerXml(i === right ? 100 : 0, "html", text, feedback)).join("")}`;

type NumberAnswer = Extract<FileQuestion["answers"], { number: number }>;

/** The answer `*` stands for all other numbers. Units are neither shown nor graded. */
const numberXml = ({ number, tolerance, feedback, otherwise }: NumberAnswer): string =>
  `${answerXml(100, "moodle_auto_format", String(number), feedback, tolerance)}${answerXml(0, "moodle_auto_format", "*", otherwise, 0)}    <unitgradingtype>0</unitgradingtype>
    <unitpenalty>0.1</unitpenalty>
    <showunits>3</showunits>
    <unitsleft>0</unitsleft>\n`;

const answerXml = (fraction: number, format: string, text: string, feedback: Html, tolerance?: number) =>
  `    <answer fraction="${fraction}" format="${format}">
      <text>${escaped(text)}</text>
      ${html("feedback", feedback)}
${tolerance === undefined ? "" : `      <tolerance>${tolerance}</tolerance>\n`}    </answer>\n`;

const html = (tag: string, content: Html): string =>
  `<${tag} format="html"><text>${escaped(content)}</text></${tag}>`;
