import {
  type FiscalFlags,
  type FiscalProfile,
  RETENTION_TYPES,
  type Retention,
  type VatSettings,
} from "#domain/fiscal/fiscal-profile.ts";
import { cleanPercent } from "#domain/fiscal/percent.ts";
import { REGIME_TYPES, type Regime } from "#domain/fiscal/regimes.data.ts";
import type { TypedUvt } from "#domain/law/uvt.ts";
import {
  amountValue,
  count,
  flag,
  id,
  integer,
  list,
  maybe,
  oneOf,
  only,
  orNull,
  shape,
  textValue,
} from "../shape.ts";

const percent = only((value): value is number => typeof value === "number" && cleanPercent(value) === value);

const retention = shape<Retention>({
  id: id("retention"),
  name: textValue,
  type: oneOf(RETENTION_TYPES),
  rate: percent,
  accountCode: textValue,
  enabled: flag,
});

export const fiscalProfileShape = shape<FiscalProfile>({
  id: id("fiscalProfile"),
  companyId: orNull(id("company")),
  statementId: orNull(id("statement")),
  name: textValue,
  regime: shape<Regime>({ type: oneOf(REGIME_TYPES), name: textValue, description: textValue }),
  flags: shape<FiscalFlags>({
    vatResponsible: flag,
    simple: flag,
    largeTaxpayer: flag,
    selfWithholder: flag,
    filer: flag,
  }),
  vatSettings: shape<VatSettings>({ enabled: flag, rate: percent, accountCode: textValue }),
  retentions: list(retention),
  uvt: maybe(shape<TypedUvt>({ year: count, value: amountValue })),
  isDefault: flag,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
