// Finds what the pages look for in texts, and what they do with words. Sources to look at as well come in by standard input.
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const FRONTEND = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const GENERATED = ["lib/keys.ts", "lib/types.ts"];

/** What gives words, by the file that has it. */
const SAYERS: Readonly<Record<string, readonly string[]>> = {
  "lib/words/words.ts": ["find", "say", "lookup", "outline"],
  "lib/words/texts.ts": ["render", "sentence", "labelled", "aside", "listed", "joined"],
};
/** What may be done with words beside joining and showing them: they are put in order. */
const SHOWING: readonly string[] = ["localeCompare"];
/** What looks for its argument, or looks its argument up. */
const SEARCHES: readonly string[] =
  "includes startsWith endsWith indexOf lastIndexOf search match matchAll replace replaceAll split test exec".split(" ");
const TABLES: readonly string[] = ["get", "has"];
const EQUALS: readonly string[] = ["===", "!==", "==", "!=", "<", ">"];

interface Found {
  file: string;
  line: number;
  /** A text that is compared, one that is searched for, or an expression that handles words. */
  how: "compared" | "searched" | "handled";
  what: string;
}

const planted = JSON.parse(readFileSync(0, "utf-8")) as Readonly<Record<string, string>>;
const plants = new Map(Object.entries(planted).map(([name, text]) => [join(FRONTEND, name), text]));
const files = [...ts.sys.readDirectory(FRONTEND, [".ts", ".tsx"], ["node_modules", "tests"]), ...plants.keys()];
// No types are needed, only what each name stands for: so the libraries are left out.
const options: ts.CompilerOptions = {
  noLib: true,
  types: [],
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};
const host = ts.createCompilerHost(options, true);
const read = host.readFile;
host.readFile = (name) => plants.get(name) ?? read(name);
host.resolveModuleNameLiterals = (names, from) =>
  names.map(({ text }) => {
    const resolvedFileName = join(dirname(from), text);
    const ours = text.startsWith(".") && /\.tsx?$/.test(text);
    return { resolvedModule: ours ? { resolvedFileName, extension: resolvedFileName.endsWith("x") ? ".tsx" : ".ts" } : undefined };
  });
const program = ts.createProgram(files, options, host);
const checker = program.getTypeChecker();
const nameOf = (source: ts.SourceFile): string => relative(FRONTEND, source.fileName);
const sources = program.getSourceFiles().filter((each) => !GENERATED.includes(nameOf(each)));
const nodes = sources.map((source) => {
  const all: ts.Node[] = [];
  const collect = (node: ts.Node): void => {
    all.push(node);
    ts.forEachChild(node, collect);
  };
  collect(source);
  return [source, all] as const;
});

/** What a name stands for, in the file that it is imported from. */
function symbolOf(name: ts.Node): ts.Symbol | undefined {
  if (!ts.isIdentifier(name)) return undefined;
  const found = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
}

function isSayer(symbol: ts.Symbol | undefined): boolean {
  const made = symbol?.declarations?.[0];
  return !!symbol && !!made && !!SAYERS[nameOf(made.getSourceFile())]?.includes(symbol.name);
}

/** Functions that give words, names that hold them, and names that hold several. */
const sayers = new Set<ts.Symbol>();
const words = new Set<ts.Symbol>();
const lists = new Set<ts.Symbol>();
const isIn = (set: ReadonlySet<ts.Symbol>, node: ts.Node): boolean => {
  const symbol = symbolOf(node);
  return !!symbol && set.has(symbol);
};

const inner = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node)
    ? inner(node.expression)
    : node;

const calls = (node: ts.Expression, name: string): boolean => ts.isCallExpression(node) && node.expression.getText() === name;

/** What a method is called on, if it is one of these. */
const methodOf = (node: ts.CallExpression, names: readonly string[]): ts.Expression | undefined =>
  ts.isPropertyAccessExpression(node.expression) && names.includes(node.expression.name.text) ? node.expression.expression : undefined;

/** Whether a function gives words. */
const says = (node: ts.Expression): boolean =>
  isFunction(node) ? returned(node).some(isWords) : isSayer(symbolOf(node)) || isIn(sayers, node);

/** Whether an expression is several rendered texts. */
function isList(given: ts.Expression): boolean {
  const node = inner(given);
  if (ts.isIdentifier(node)) return isIn(lists, node);
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.some((each) => (ts.isSpreadElement(each) ? isList(each.expression) : isWords(each)));
  }
  if (!ts.isCallExpression(node)) return false;
  const kept = methodOf(node, ["filter", "slice", "toSorted", "concat"]);
  if (kept) return isList(kept);
  const [first] = node.arguments;
  return !!methodOf(node, ["map", "flatMap"]) && !!first && says(first);
}

/** Whether an expression is a rendered text: one that is said, or joined of such. */
function isWords(given: ts.Expression): boolean {
  const node = inner(given);
  if (ts.isIdentifier(node)) return isIn(words, node);
  if (ts.isCallExpression(node)) {
    if (calls(node, "String")) return node.arguments.some(isWords);
    const list = methodOf(node, ["join", "find", "at"]);
    return list ? isList(list) : says(node.expression);
  }
  if (ts.isConditionalExpression(node)) return isWords(node.whenTrue) || isWords(node.whenFalse);
  if (ts.isTemplateExpression(node)) return node.templateSpans.some((each) => isWords(each.expression));
  if (ts.isBinaryExpression(node)) {
    if (["??", "||", "+"].includes(node.operatorToken.getText())) return isWords(node.left) || isWords(node.right);
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken && isWords(node.right);
  }
  return false;
}

/** What a function returns, without what functions within it return. */
function returned(made: ts.FunctionLikeDeclaration): ts.Expression[] {
  if (!made.body) return [];
  if (!ts.isBlock(made.body)) return [made.body];
  const found: ts.Expression[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, collect);
  };
  ts.forEachChild(made.body, collect);
  return found;
}

const isFunction = (node: ts.Node | undefined): node is ts.ArrowFunction | ts.FunctionDeclaration =>
  !!node && (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node));

/** The parameters of what a call calls. */
function parametersOf(call: ts.CallExpression): readonly ts.ParameterDeclaration[] {
  const made = symbolOf(call.expression)?.valueDeclaration;
  if (isFunction(made)) return made.parameters;
  const value = made && ts.isVariableDeclaration(made) ? made.initializer : undefined;
  return isFunction(value) ? value.parameters : [];
}

/** Notes which functions give words and which names hold them, until nothing new is found. */
function infer(): void {
  const before = sayers.size + words.size + lists.size;
  const note = (into: Set<ts.Symbol>, name: ts.Node | undefined): void => {
    const symbol = name && symbolOf(name);
    if (symbol && !isSayer(symbol)) into.add(symbol);
  };
  for (const node of nodes.flatMap(([, all]) => all)) {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const value = inner(node.initializer);
      if (isWords(value)) note(words, node.name);
      else if (isList(value)) note(lists, node.name);
      else if (calls(value, "translator") || (isFunction(value) && returned(value).some(isWords))) note(sayers, node.name);
    } else if (ts.isFunctionDeclaration(node)) {
      if (returned(node).some(isWords)) note(sayers, node.name);
    } else if (ts.isCallExpression(node)) {
      for (const [nth, each] of node.arguments.entries()) {
        if (isWords(each)) note(words, parametersOf(node)[nth]?.name);
        else if (isList(each)) note(lists, parametersOf(node)[nth]?.name);
      }
      const [first] = node.arguments;
      const list = methodOf(node, ["map", "flatMap", "filter", "find", "some", "every", "forEach"]);
      if (isFunction(first) && list && isList(list)) note(words, first.parameters[0]?.name);
    } else if (ts.isForOfStatement(node) && isList(node.expression) && ts.isVariableDeclarationList(node.initializer)) {
      note(words, node.initializer.declarations[0]?.name);
    }
  }
  if (sayers.size + words.size + lists.size > before) infer();
}

const patternOf = (node: ts.RegularExpressionLiteral): string => node.text.slice(1, node.text.lastIndexOf("/"));

/** The strings that an expression is made of. A constant stands for its own. */
function stringsOf(given: ts.Expression | undefined): string[] {
  const node = given && inner(given);
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isRegularExpressionLiteral(node)) return [patternOf(node)];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((each) => each.literal.text)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(stringsOf);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap(({ name }) => (name && (ts.isStringLiteralLike(name) || ts.isIdentifier(name)) ? [name.text] : []));
  }
  if (ts.isNewExpression(node)) return (node.arguments ?? []).flatMap(stringsOf);
  if (ts.isIdentifier(node)) {
    const made = symbolOf(node)?.valueDeclaration;
    const constant = made && ts.isVariableDeclaration(made) && made.parent.flags & ts.NodeFlags.Const;
    return constant && node.text === node.text.toUpperCase() ? stringsOf(made.initializer) : [];
  }
  return [];
}

const nothing = (node: ts.Expression): boolean =>
  ["null", "undefined", '""'].includes(node.getText()) || node.kind === ts.SyntaxKind.FalseKeyword;

/** What a node compares, searches for, and does with words. */
function* reads(node: ts.Node): Generator<[Found["how"], string]> {
  const wrong = (when: boolean): [Found["how"], string][] => (when ? [["handled", node.getText()]] : []);
  const compared = (...of: (ts.Expression | undefined)[]): [Found["how"], string][] =>
    of.flatMap(stringsOf).map((text) => ["compared", text]);
  if (ts.isBinaryExpression(node)) {
    const { left, right } = node;
    const sign = node.operatorToken.getText();
    if (EQUALS.includes(sign)) {
      yield* compared(left, right);
      yield* wrong(!nothing(left) && !nothing(right) && (isWords(left) || isWords(right)));
    } else if (sign === "in") {
      yield* compared(left, right);
      yield* wrong(isWords(left) || isWords(right));
    }
  } else if (ts.isSwitchStatement(node)) yield* wrong(isWords(node.expression));
  else if (ts.isCaseClause(node)) yield* compared(node.expression);
  else if (ts.isRegularExpressionLiteral(node)) yield ["searched", patternOf(node)];
  else if (ts.isNewExpression(node) && node.expression.getText() === "RegExp") {
    for (const text of (node.arguments ?? []).slice(0, 1).flatMap(stringsOf)) yield ["searched", text];
  } else if (ts.isElementAccessExpression(node)) {
    yield* compared(node.expression);
    yield* wrong(isWords(node.expression) || isWords(node.argumentExpression));
  } else if (ts.isPropertyAccessExpression(node)) yield* wrong(isWords(node.expression) && !SHOWING.includes(node.name.text));
  else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (!SEARCHES.includes(name.text) && !TABLES.includes(name.text)) return;
    yield* compared(expression);
    // A set or a map is asked for a whole text, not for a part of one.
    if (TABLES.includes(name.text)) yield* compared(node.arguments[0]);
    else for (const text of stringsOf(node.arguments[0])) yield ["searched", text];
    yield* wrong(node.arguments.some(isWords));
  }
}

infer();
const found: Found[] = nodes.flatMap(([source, all]) =>
  all.flatMap((node) =>
    [...reads(node)].map(([how, what]) => ({
      file: nameOf(source),
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      how,
      what,
    })),
  ),
);
console.log(JSON.stringify(found));
