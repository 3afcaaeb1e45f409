import Check from "lucide-react/icons/check";
import HardDrive from "lucide-react/icons/hard-drive";
import { useEffect, useState } from "react";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { type Persistence, readPersistence } from "#pwa/persist.ts";
import { deviceTexts as texts } from "./texts.ts";
import { VersionLine } from "./version-line.tsx";

/** What the site takes up; undefined while it is measured. What would still fit is a guess of the browser's, and not told. */
function useUsage(): number | null | undefined {
  const [usage, setUsage] = useState<number | null>();
  useEffect(() => {
    let gone = false;
    const measure = async (): Promise<number | null> =>
      (await navigator.storage?.estimate?.())?.usage ?? null;
    const show = (found: number | null) => {
      if (!gone) setUsage(found);
    };
    measure().then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, []);
  return usage;
}

function Used() {
  const usage = useUsage();
  if (usage === undefined) return <p className="text-muted">{texts.measuring}</p>;
  if (usage === null) return <p className="text-muted">{texts.unmeasured}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-2">
      <span className="font-semibold text-xl">{formatBytes(usage)}</span>
      <span className="text-muted">{texts.used}</span>
    </p>
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

/** What this device keeps, how safely, and of which version the application is. */
export function DevicePanel() {
  const [persistence] = useState(readPersistence);
  return (
    <section id="equipo" aria-labelledby="equipo-titulo">
      <h2 id="equipo-titulo" className="section-head mb-3">
        {texts.title}
      </h2>
      <Used />
      <Kept persistence={persistence} />
      <VersionLine />
    </section>
  );
}
