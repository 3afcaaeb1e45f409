import { createFileRoute } from "@tanstack/react-router";
import { FrontDoor } from "#features/book-statements/front-door/front-door.tsx";
import { StatementsScreen } from "#features/statements/statements-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseSaved } from "../-search.ts";

export const Route = createFileRoute("/dashboard/estados")({
  validateSearch: parseSaved,
  component: Screen,
});

function Screen() {
  const { estado, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { empresa, book: _book, ...door } = search;
  return (
    <StorageGate>
      <StatementsScreen
        live={(below) => (
          <FrontDoor
            search={search}
            onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
            below={below}
          />
        )}
        company={empresa ?? null}
        onCompany={(company) =>
          void navigate({
            search: company === null ? door : { ...door, empresa: company },
            replace: true,
            resetScroll: false,
          })
        }
        statement={estado ?? null}
        onLeave={() => void navigate({ search, replace: true })}
      />
    </StorageGate>
  );
}
