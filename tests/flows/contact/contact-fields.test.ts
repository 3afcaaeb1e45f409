import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readContactDraft } from "#flows/contact/contact-draft.ts";
import {
  CONTACT_LIMITS,
  CONTACT_NAMES,
  type ContactFields,
  contactBody,
  contactCounter,
  contactProblem,
  EMPTY_CONTACT,
  wrongFields,
} from "#flows/contact/contact-fields.ts";
import { mailtoLink, messageText } from "#flows/contact/message-text.ts";

const good: ContactFields = {
  name: "Laura Castañeda",
  phone: "",
  email: "laura@ejemplo.co",
  message: "Quiero llevar el diario de mi ferretería.",
};

describe("what a message needs", () => {
  it("is a name, an e-mail and a text; the phone is optional", () => {
    expect(wrongFields(EMPTY_CONTACT)).toEqual(["name", "email", "message"]);
    expect(wrongFields(good)).toEqual([]);
  });

  it.each([" ", "\t\n", "\u200b\u200b", "\u00a0"])("is not given by blanks alone: %j", (blank) => {
    const fields = { name: blank, phone: blank, email: blank, message: blank };
    expect(wrongFields(fields)).toEqual(["name", "email", "message"]);
  });

  it.each(["laura", "laura@", "@ejemplo.co", "laura@ejemplo", "laura@ejemplo..co", "a b@c.co"])(
    "is not an e-mail like %s",
    (email) => expect(wrongFields({ ...good, email })).toEqual(["email"]),
  );

  it("is not too long, and says by how much", () => {
    const message = "á".repeat(CONTACT_LIMITS.message + 1234);
    expect(contactProblem({ ...good, message }, "message")).toBe(
      "Sobran 1.234 caracteres: acórtalo un poco.",
    );
    const phone = "1".repeat(CONTACT_LIMITS.phone + 1);
    expect(wrongFields({ ...good, phone })).toEqual(["phone"]);
    expect(wrongFields({ ...good, message: message.slice(0, CONTACT_LIMITS.message) })).toEqual([]);
  });

  it("counts near the limit only", () => {
    expect(contactCounter(good, "message")).toBeNull();
    expect(contactCounter({ ...good, message: "a".repeat(1700) }, "message")).toBe(
      "1.700 de 2.000 caracteres",
    );
  });

  it("is kept as it was written, HTML and all, without the blanks around it", () => {
    const message = " <script>alert(1)</script>\n  dos líneas ";
    expect(contactBody({ ...good, message }).message).toBe("<script>alert(1)</script>\n  dos líneas");
  });
});

describe("the draft of a tab", () => {
  it("comes back as it was", () => {
    void fc.assert(
      fc.property(
        fc.record({ name: fc.string(), phone: fc.string(), email: fc.string(), message: fc.string() }),
        (fields) => {
          expect(readContactDraft(JSON.stringify(fields))).toEqual(fields);
        },
      ),
    );
  });

  it("is four texts, whatever stands in the browser's storage", () => {
    void fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const fields = readContactDraft(stored);
        expect(Object.keys(fields).sort()).toEqual([...CONTACT_NAMES].sort());
        expect(Object.values(fields).every((text) => typeof text === "string")).toBe(true);
      }),
    );
    expect(readContactDraft('{"name":7,"email":["x"],"message":null}')).toEqual(EMPTY_CONTACT);
  });
});

describe("a message taken elsewhere", () => {
  const body = { ...good, phone: "300 123 4567", message: "Uno & dos?\nTres #4 100%" };

  it("is plain text with who wrote it", () => {
    expect(messageText(body)).toBe(
      "Laura Castañeda\nlaura@ejemplo.co\n300 123 4567\n\nUno & dos?\nTres #4 100%",
    );
  });

  it("goes into a mail program whole, without breaking its address", () => {
    const link = mailtoLink(body);
    expect(link).toMatch(/^mailto:\?subject=[^&]*&body=[^&#?\s]*$/);
    const text = decodeURIComponent(link.slice(link.indexOf("&body=") + 6));
    expect(text.replaceAll("\r\n", "\n")).toBe(messageText(body));
  });

  it("never fails on a text, broken halves of a pair included", () => {
    void fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(() => mailtoLink({ ...body, message: `${text}\ud800` })).not.toThrow();
      }),
    );
  });
});
