import {
  type ErrorComponentProps,
  getRouteApi,
  lazyRouteComponent,
  useLocation
} from "@tanstack/react-router"
import { frameOf } from "../../domain/rights/desk-frame.ts"
import { homeOf, menuOf } from "../../domain/rights/menus.ts"
import { statusOf } from "../../services/page/no-access.ts"
import { DeskErrorPage } from "../../ui/error/DeskErrorPage.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { DeskLayout } from "../../ui/layouts/desk/DeskLayout.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import { isOurs, useReported } from "../-page/use-reported.ts"
import { DeskSearch } from "./DeskSearch.tsx"
import { useMenuFold } from "./use-menu-fold.ts"

const root = getRouteApi("__root__")

// customer pages use the shop's error page, with its calculator
const Failed = lazyRouteComponent(() => import("../-page/Failed.tsx"), "Failed")
if (import.meta.env.SSR) await Failed.preload?.()

interface FailedProps {
  readonly status: number
  readonly error?: unknown
}

/** Error page behind the sign-in: pages of the desk keep their frame with the menu (rule page.error). */
function DeskFailed(failed: FailedProps) {
  const { person } = usePageFacts()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return person !== null && frameOf(menuOf(person), path) === "work" ? (
    <FailedAtWork {...failed} path={path} home={homeOf(person)} />
  ) : (
    <Failed {...failed} />
  )
}

interface FailedAtWorkProps extends FailedProps {
  readonly path: string
  readonly home: `/${string}`
}

function FailedAtWork({ status, error, path, home }: FailedAtWorkProps) {
  const facts = usePageFacts()
  const { width, onToggle } = useMenuFold(root.useRouteContext().page)
  useReported(status, error)
  // the server renders an error page as a document without the script that folds the menu
  const isLive = useLive()
  return (
    <DeskLayout
      facts={facts}
      path={path}
      fold={{ width, onToggle: isLive ? onToggle : undefined }}
      search={isLive && <DeskSearch />}
    >
      <div data-error-status={isOurs(status) ? status : undefined}>
        <DeskErrorPage status={status} home={home} />
      </div>
    </DeskLayout>
  )
}

/** Error page for a URL without a page. */
export const DeskNotFound = () => <DeskFailed status={404} />

/** Error page for a page that the user may not open, or that could not be loaded or rendered. */
export const DeskFailedByError = ({ error }: ErrorComponentProps) => (
  <DeskFailed status={statusOf(error)} error={error} />
)
