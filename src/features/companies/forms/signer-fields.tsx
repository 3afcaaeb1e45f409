import {
  LONGEST_CITY,
  LONGEST_SIGNER_DOCUMENT,
  LONGEST_SIGNER_NAME,
  LONGEST_SIGNER_TITLE,
  SIGNER_ROLES,
  type Signer,
  type SignerRole,
  usualTitle,
} from "#domain/company/signers.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { SIGNER_WORDS, signerTexts as texts } from "../texts.ts";
import { knownSigners } from "./company-draft.ts";
import type { CompanyForm } from "./use-company-form.ts";

interface SignerFieldsProps {
  readonly form: CompanyForm;
}

interface RowProps extends SignerFieldsProps {
  readonly role: SignerRole;
}

/** One signer: the name, and the number printed under it. */
function SignerRow({ form: { draft, change }, role }: RowProps) {
  const signer = draft.signers[role];
  const put = (part: Partial<Signer>) =>
    change({ signers: { ...draft.signers, [role]: { ...signer, ...part } } });
  const { name, help, document, example } = SIGNER_WORDS[role];
  return (
    <>
      <TextField
        label={name}
        help={help}
        placeholder={texts.optional}
        value={signer.name}
        onChange={(typed) => put({ name: typed })}
        autoComplete="off"
        maxLength={LONGEST_SIGNER_NAME}
      />
      <TextField
        label={document}
        placeholder={example}
        value={signer.document}
        onChange={(typed) => put({ document: typed })}
        autoComplete="off"
        maxLength={LONGEST_SIGNER_DOCUMENT}
      />
      <TextField
        className="col-span-full"
        label={texts.titleOf(name)}
        placeholder={usualTitle(role)}
        value={signer.title ?? ""}
        onChange={(typed) => put({ title: typed })}
        autoComplete="off"
        maxLength={LONGEST_SIGNER_TITLE}
      />
    </>
  );
}

/** City and signers: folded, since books can be kept without them. Known values are shown without opening. */
export function SignerFields({ form }: SignerFieldsProps) {
  const { draft, change } = form;
  const known = knownSigners(draft);
  return (
    <details className="company-signers">
      <summary>
        <span className="link">{texts.title}</span>
        {known.length === 0 ? null : <span className="company-known">{known.join(", ")}</span>}
      </summary>
      <p className="company-hint">{texts.lead}</p>
      <div className="company-pairs mt-4">
        {SIGNER_ROLES.map((role) => (
          <SignerRow key={role} form={form} role={role} />
        ))}
        <TextField
          label={texts.city}
          help={texts.cityHelp}
          placeholder={texts.optional}
          value={draft.city}
          onChange={(city) => change({ city })}
          autoComplete="off"
          maxLength={LONGEST_CITY}
        />
      </div>
    </details>
  );
}
