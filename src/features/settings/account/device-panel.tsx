import Check from "lucide-react/icons/check";
import HardDrive from "lucide-react/icons/hard-drive";
import { useEffect, useState } from "react";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { type Persistence, readPersistence } from "#pwa/persist.ts";
import { listCopies } from "#storage/copies/copies.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { type SpacePart, type SpaceUse, spaceUse } from "../copies/space-parts.ts";
import { deviceTexts as texts } from "../texts.ts";
import { VersionLine } from "../version-line.tsx";

const FILLS: Readonly<Record<SpacePart, string>> = {
  data: "bg-primary",
  copies: "bg-success",
  app: "bg-borde",
};

/** Whoever opens the panel is told that the browser does not tell, rather than that it is measured without an end. */
const MEASURE_MS = 10_000;

/** Measured once, when the panel opens; null if the browser does not tell. */
function useSpace(): SpaceUse | null | undefined {
  const [space, setSpace] = useState<SpaceUse | null>();
  useEffect(() => {
    let gone = false;
    const measure = async (): Promise<SpaceUse | null> => {
      const [measured, copies] = await Promise.all([navigator.storage.estimate(), listCopies()]);
      return spaceUse(
        measured,
        copies.reduce((bytes, copy) => bytes + copy.bytes, 0),
      );
    };
    const show = (found: SpaceUse | null) => {
      if (!gone) setSpace(found);
    };
    inTime(measure(), MEASURE_MS).then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, []);
  return space;
}

function Parts({ parts }: Pick<SpaceUse, "parts">) {
  return (
    <>
      <div className="mt-2 flex h-4 gap-px" aria-hidden="true">
        {parts.map(({ part, bytes }) => (
          <span
            key={part}
            data-fill={part}
            className={`min-w-0.5 ${FILLS[part]}`}
            style={{ flex: `${bytes} 0 0px` }}
          />
        ))}
      </div>
      <ul className="mt-2">
        {parts.map(({ part, bytes }) => (
          <li key={part} className="flex items-center gap-2 py-0.5">
            <span data-fill={part} className={`size-3 shrink-0 ${FILLS[part]}`} aria-hidden="true" />
            <span className="min-w-0 flex-1 text-muted">{texts.parts[part]}</span>
            <span className="font-semibold">{formatBytes(bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Used({ space }: { readonly space: SpaceUse | null }) {
  if (space === null) return <p className="text-muted">{texts.unmeasured}</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-2">
        <span className="font-semibold text-xl">{formatBytes(space.total)}</span>
        <span className="text-muted">{texts.used}</span>
      </p>
      {space.parts.length === 0 ? null : <Parts parts={space.parts} />}
    </>
  );
}

function Kept({ persistence }: { readonly persistence: Persistence }) {
  const Icon = persistence === "granted" ? Check : HardDrive;
  return (
    <p className="mt-3 flex gap-2">
      <Icon
        size={18}
        className={persistence === "granted" ? "text-success" : "text-muted"}
        aria-hidden="true"
      />
      {texts.persistence[persistence]}
    </p>
  );
}

/** Storage used on this device, its persistence, and the application's version. */
export function DevicePanel() {
  const [persistence] = useState(readPersistence);
  const space = useSpace();
  return (
    <section id="equipo" aria-labelledby="equipo-titulo">
      <h2 id="equipo-titulo" className="section-head mb-3">
        {texts.title}
      </h2>
      {/* All at once, so that nothing moves when the measure comes. */}
      {space === undefined ? (
        <p className="text-muted">{texts.measuring}</p>
      ) : (
        <>
          <Used space={space} />
          <Kept persistence={persistence} />
          <VersionLine />
        </>
      )}
    </section>
  );
}
