import { describe, expect, it } from "vitest";
import {
  cleanCity,
  cleanSigners,
  LONGEST_CITY,
  LONGEST_SIGNER_DOCUMENT,
  LONGEST_SIGNER_NAME,
  representativeLine,
  type Signers,
  signatureLines,
  titleInSentence,
  usualTitle,
} from "#domain/company/signers.ts";

const MARIANA = { name: "Mariana Restrepo Gil", document: "52.418.306" };
const JORGE = { name: "Jorge Iván Salcedo", document: "148206-T" };
const ADRIANA = { name: "Adriana Pulido Rey", document: "97315-T" };
const NOBODY = { name: "", document: "" };

const rolesOf = (signers: Signers | undefined) => signatureLines(signers).map(({ role }) => role);
const documentOf = (document: string, role: keyof Signers = "representative") =>
  signatureLines({ [role]: { name: "Alguien", document } }).find(({ name }) => name !== "")?.document;

describe("as they are kept", () => {
  it("without spaces around or twice within, and without those of whom nothing is known", () => {
    const typed = {
      representative: { name: "  Mariana \n Restrepo\u00a0 Gil ", document: " 52.418.306 " },
      accountant: { name: " ", document: "\t" },
      auditor: { name: "", document: "97315-T" },
    };
    expect(cleanSigners(typed)).toEqual({
      representative: MARIANA,
      auditor: { name: "", document: "97315-T" },
    });
    expect(cleanSigners({})).toBeNull();
    expect(cleanSigners({ representative: NOBODY, accountant: NOBODY, auditor: NOBODY })).toBeNull();
  });

  it("within their lengths, cutting no character in half", () => {
    const kept = cleanSigners({ accountant: { name: "🖋️".repeat(500), document: "9".repeat(500) } });
    expect(kept?.accountant).toEqual({
      name: "🖋️".repeat(LONGEST_SIGNER_NAME),
      document: "9".repeat(LONGEST_SIGNER_DOCUMENT),
    });
    expect(cleanCity("x".repeat(500))).toBe("x".repeat(LONGEST_CITY));
    expect([cleanCity("  Bogotá   D. C. "), cleanCity(" \n ")]).toEqual(["Bogotá D. C.", ""]);
  });

  it("takes nothing along but names and documents", () => {
    const brought = { accountant: { ...JORGE, note: "x" }, stranger: ADRIANA } as Signers;
    expect(cleanSigners(brought)).toEqual({ accountant: JORGE });
  });
});

describe("what they sign as", () => {
  it("is what was typed, else the usual title", () => {
    const of = (title?: string) =>
      signatureLines({ accountant: { ...JORGE, ...(title === undefined ? {} : { title }) } }).map(
        ({ role }) => role,
      );
    expect(of("Contadora pública")).toEqual(["Representante legal", "Contadora pública"]);
    expect(of()).toEqual(["Representante legal", "Contador público"]);
    expect(
      cleanSigners({ accountant: { ...JORGE, title: "  Contadora   pública " } })?.accountant?.title,
    ).toBe("Contadora pública");
    expect(cleanSigners({ accountant: { ...JORGE, title: " " } })).toEqual({ accountant: JORGE });
    // A title alone is kept: its line is signed by hand.
    const alone = cleanSigners({ accountant: { name: "", document: "", title: "Contadora pública" } });
    expect(
      signatureLines(alone ?? undefined).map(({ name, role, document }) => [name, role, document]),
    ).toEqual([
      ["", "Representante legal", "C.C."],
      ["", "Contadora pública", "T.P."],
    ]);
    expect(representativeLine({ representative: { ...MARIANA, title: "Gerente" } })?.role).toBe("Gerente");
  });

  it("under a cédula that is written as a NIT is", () => {
    const kept = cleanSigners({ representative: { name: "Mariana Restrepo Gil", document: "52418306" } });
    expect(kept?.representative).toEqual(MARIANA);
    expect(cleanSigners({ accountant: JORGE })?.accountant?.document).toBe("148206-T");
  });
});

describe("who signs statements", () => {
  it("all three by hand where nothing is known", () => {
    expect(signatureLines(undefined)).toEqual([
      { name: "", role: "Representante legal", document: "C.C." },
      { name: "", role: "Contador público", document: "T.P." },
      { name: "", role: "Revisor fiscal", document: "T.P." },
    ]);
  });

  it("those who are known over what they are, and what is missing by hand", () => {
    expect(signatureLines({ representative: MARIANA, accountant: JORGE, auditor: ADRIANA })).toEqual([
      { name: "Mariana Restrepo Gil", role: "Representante legal", document: "C.C. 52.418.306" },
      { name: "Jorge Iván Salcedo", role: "Contador público", document: "T.P. 148206-T" },
      { name: "Adriana Pulido Rey", role: "Revisor fiscal", document: "T.P. 97315-T" },
    ]);
    expect(signatureLines({ representative: { ...MARIANA, document: "" } })).toEqual([
      { name: "Mariana Restrepo Gil", role: "Representante legal", document: "C.C." },
      { name: "", role: "Contador público", document: "T.P." },
    ]);
  });

  it("an auditor only where there is one, once anybody is known", () => {
    expect(rolesOf({ accountant: JORGE })).toEqual(["Representante legal", "Contador público"]);
    expect(rolesOf({ auditor: { name: "", document: "97315-T" } })).toEqual([
      "Representante legal",
      "Contador público",
      "Revisor fiscal",
    ]);
  });

  it.each([
    ["52.418.306", "C.C. 52.418.306"],
    ["C.C. 52.418.306", "C.C. 52.418.306"],
    ["cc 52.418.306", "C.C. 52.418.306"],
    ["C. C.: 52418306", "C.C. 52418306"],
    ["cc52418306", "C.C. 52418306"],
    ["C.E. 345678", "C.E. 345678"],
    ["Pasaporte AR123", "Pasaporte AR123"],
    ["Ccuenta 5", "Ccuenta 5"],
    ["", "C.C."],
  ])("a document typed as %j reads %j", (typed, read) => {
    expect(documentOf(typed)).toBe(read);
  });

  it("the same of a professional card", () => {
    expect(documentOf("TP 148206-T", "accountant")).toBe("T.P. 148206-T");
    expect(documentOf("T.P. No. 148206-T", "auditor")).toBe("T.P. No. 148206-T");
  });
});

it("the employer's hand is the representative's where a name is known, else nobody's", () => {
  expect(representativeLine({ representative: MARIANA })).toEqual({
    name: "Mariana Restrepo Gil",
    role: "Representante legal",
    document: "C.C. 52.418.306",
  });
  expect(representativeLine({ representative: { name: "", document: "52.418.306" } })).toBeNull();
  expect(representativeLine({ accountant: JORGE })).toBeNull();
  expect(representativeLine(undefined)).toBeNull();
});

it("a role is called by its usual title", () => {
  expect((["representative", "accountant", "auditor"] as const).map(usualTitle)).toEqual([
    "Representante legal",
    "Contador público",
    "Revisor fiscal",
  ]);
});

it.each([
  ["Gerente", "gerente"],
  ["Contadora pública", "contadora pública"],
  ["CEO", "CEO"],
  ["C.E.O.", "C.E.O."],
  ["jefe de TI", "jefe de TI"],
  ["Jefe de TI", "jefe de TI"],
  ["", ""],
])("the title “%s” is “%s” within a sentence", (title, read) => {
  expect(titleInSentence(title)).toBe(read);
});
