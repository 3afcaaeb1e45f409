import "../exercise.css";
import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { EXERCISE_LEVELS, EXERCISE_TOPICS, type ExerciseLevel } from "#domain/exercises/exercise.ts";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { EXERCISE_TOPIC_NAMES, LEVEL_NAMES, exerciseTexts as texts } from "../texts.ts";
import { type PracticeItem, type PracticeTopic, practiceTopics } from "./practice-items.ts";

interface PracticeRoomProps {
  readonly items: readonly PracticeItem[];
  /** What a lesson sends here to practise: the room begins with a search for its name. */
  readonly topic?: string | undefined;
  readonly onOpen: (id: string) => void;
}

const LEVELS = [
  { value: "all", label: texts.allLevels },
  ...EXERCISE_LEVELS.map((level) => ({ value: String(level), label: LEVEL_NAMES[level] })),
];

function Standing({ standing }: Pick<PracticeItem, "standing">) {
  if (standing === "new") return null;
  return standing === "done" ? (
    <Badge tone="ok" icon={<Check size={14} aria-hidden="true" />}>
      {texts.done}
    </Badge>
  ) : (
    <Badge tone="neutral">{texts.begun}</Badge>
  );
}

function Topic({
  topic,
  onOpen,
}: {
  readonly topic: PracticeTopic;
  readonly onOpen: PracticeRoomProps["onOpen"];
}) {
  const name = EXERCISE_TOPIC_NAMES[topic.topic];
  return (
    <section className="mt-8" aria-label={name}>
      <h2 className="section-head flex justify-between gap-4">
        {name}
        <span className="font-normal text-muted">{texts.topicCount(topic.done, topic.items.length)}</span>
      </h2>
      <ul>
        {topic.items.map(({ id, title, level, minutes, standing }) => (
          <li key={id}>
            <button type="button" className="practice-item" onClick={() => onOpen(id)}>
              <span>
                <span className="font-semibold">{title}</span>
                <span className="block text-caption text-muted">
                  {LEVEL_NAMES[level]} · {texts.minutes(minutes)}
                </span>
              </span>
              <span className="flex items-center gap-3">
                <Standing standing={standing} />
                <ChevronRight size={18} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All exercises to practise with, by topic and level. */
export function PracticeRoom({ items, topic, onOpen }: PracticeRoomProps) {
  const named = EXERCISE_TOPICS.find((each) => each === topic);
  const [search, setSearch] = useState(named === undefined ? "" : EXERCISE_TOPIC_NAMES[named]);
  const [level, setLevel] = useState<ExerciseLevel | null>(null);
  const topics = practiceTopics(items, search, level);
  return (
    <div>
      <ScreenHead title={texts.roomTitle} lead={texts.roomLead} action={null} />
      <div className="mt-5 flex flex-wrap items-end gap-4">
        <SearchField label={texts.search} value={search} onChange={setSearch} className="w-72 max-w-full" />
        <SelectField
          label={texts.level}
          value={level === null ? "all" : String(level)}
          options={LEVELS}
          onChange={(chosen) => setLevel(EXERCISE_LEVELS.find((each) => String(each) === chosen) ?? null)}
        />
      </div>
      <p className="sr-only" role="status">
        {topics.length === 0 ? texts.noneFound : ""}
      </p>
      {topics.length === 0 ? <p className="mt-8 text-muted">{texts.noneFound}</p> : null}
      {topics.map((each) => (
        <Topic key={each.topic} topic={each} onOpen={onOpen} />
      ))}
    </div>
  );
}
