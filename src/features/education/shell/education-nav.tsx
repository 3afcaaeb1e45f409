import BookOpen from "lucide-react/icons/book-open";
import ClipboardList from "lucide-react/icons/clipboard-list";
import House from "lucide-react/icons/house";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import { classNames } from "#ui/kit/class-names.ts";
import { type AcademicRole, type AcademicSection, isTeacherSection, SECTIONS } from "./academic-place.ts";
import { PlaceLink } from "./place-link.tsx";
import { educationShellTexts } from "./texts.ts";

const ICONS = {
  home: House,
  lessons: BookOpen,
  exercises: NotebookPen,
  classrooms: Users,
  activities: ClipboardList,
  settings: Settings,
} as const;

interface EducationNavProps {
  readonly role: AcademicRole;
  readonly section: AcademicSection;
  /** Called after a choice in the drawer. */
  readonly onGo?: () => void;
}

export function sectionTitle(role: AcademicRole, section: AcademicSection): string {
  if (role === "teacher")
    return isTeacherSection(section) ? educationShellTexts.sections.teacher[section] : "";
  return section in educationShellTexts.sections.student
    ? educationShellTexts.sections.student[section as keyof typeof educationShellTexts.sections.student]
    : "";
}

/** Sections of the role; the open one looks like a tab of paper joined to the page. */
export function EducationNav({ role, section, onGo }: EducationNavProps) {
  return (
    <nav aria-label={educationShellTexts.navigation}>
      <ul className="grid gap-1">
        {SECTIONS[role].map((each) => {
          const Icon = ICONS[each];
          const isOpen = each === section;
          return (
            <li key={each}>
              <PlaceLink
                place={{ type: role, section: each }}
                className={classNames("shell-entry", isOpen && "active")}
                current={isOpen}
                onGo={onGo}
              >
                <Icon size={18} aria-hidden="true" />
                <span className="education-entry">{sectionTitle(role, each)}</span>
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
