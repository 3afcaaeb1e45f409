import ts from "typescript";
import { describe, expect, it } from "vitest";
import { findNodes, listSources } from "./sources.ts";

const SPANISH_LETTER = /[áéíóúüñ¿¡]/i;
const TWO_WORDS = /\p{L}{2,}\s+\p{L}{2,}/u;

/** A user-facing sentence inside a component: text with a Spanish letter, or two words between tags. */
function findSentence(node: ts.Node): string | null {
  if (ts.isJsxText(node)) {
    const text = node.text.trim();
    return SPANISH_LETTER.test(text) || TWO_WORDS.test(text) ? text : null;
  }
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  return isText && SPANISH_LETTER.test(node.text) ? node.text : null;
}

describe("what people read stands in texts.ts", () => {
  it("leaves no sentence in a component", () => {
    const components = listSources("src").filter((path) => path.endsWith(".tsx"));
    expect(findNodes(components, findSentence)).toEqual([]);
  });

  it("finds the sentences of a planted component", () => {
    expect(findNodes(["tests/architecture/planted/sentences.tsx"], findSentence)).toHaveLength(4);
  });
});

/** A sentence with a word whose other spelling the product uses; words that are only searched by are written plainly. */
function findOtherSpelling(node: ts.Node): string | null {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  if (!isText || !/\bperiodos?\b/i.test(node.text)) return null;
  return SPANISH_LETTER.test(node.text) || /^\p{Lu}/u.test(node.text) ? node.text : null;
}

describe("one spelling", () => {
  it("says «período» in every text and lesson", () => {
    const paths = listSources("src").filter((path) => /texts\.tsx?$|domain\/lessons\//.test(path));
    expect(paths.length).toBeGreaterThan(100);
    expect(findNodes(paths, findOtherSpelling)).toEqual([]);
  });

  it("finds the other spelling in a planted text", () => {
    expect(findNodes(["tests/architecture/planted/sentences.tsx"], findOtherSpelling)).toHaveLength(1);
  });
});

/** A name that somebody gave, before the stop of a sentence: "Ferretería Andina S.A.S." brings its own. */
function findSecondStop(node: ts.Node): string | null {
  if (!ts.isTemplateSpan(node) || !/^\.(?:\s|$)/.test(node.literal.text)) return null;
  const said = node.expression.getText();
  return /(?:^|\.)(?:\w*[nN]ames?|company|party|who|whom)$/.test(said) ? said : null;
}

describe("one stop", () => {
  it("ends no sentence twice after a name", () => {
    expect(findNodes(listSources("src"), findSecondStop)).toEqual([]);
  });

  it("finds the stop after a planted name", () => {
    expect(findNodes(["tests/architecture/planted/sentences.tsx"], findSecondStop)).toHaveLength(1);
  });
});

/**
 * Screens and guards belong to the routes; features and flows may only link, navigate, and block leaving with unsaved
 * text.
 */
const ROUTER_NAMES = new Set(["Link", "useNavigate", "useBlocker"]);

function findRouterName(node: ts.Node): string | null {
  if (!ts.isImportDeclaration(node) || node.importClause?.isTypeOnly) return null;
  if (!ts.isStringLiteral(node.moduleSpecifier) || node.moduleSpecifier.text !== "@tanstack/react-router")
    return null;
  const bindings = node.importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return node.getText();
  const others = bindings.elements.filter(
    (element) => !element.isTypeOnly && !ROUTER_NAMES.has(element.name.text),
  );
  return others.length > 0 ? others.map((element) => element.name.text).join(", ") : null;
}

describe("the router above the screens", () => {
  it("lends features and flows only links, going somewhere, and asking before leaving", () => {
    const paths = listSources("src").filter((path) => /^src\/(?:features|flows)\//.test(path));
    expect(paths.length).toBeGreaterThan(20);
    expect(findNodes(paths, findRouterName)).toEqual([]);
  });

  it("finds the planted name", () => {
    expect(findNodes(["tests/architecture/planted/sentences.tsx"], findRouterName)).toHaveLength(1);
  });
});
