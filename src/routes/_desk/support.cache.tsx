import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import type { MemoryKind } from "../../domain/support/memory-kinds.ts"
import type { CopyDrop, MemoryWish } from "../../domain/support/memory-wish.ts"
import { memoriesQueryOf } from "../../services/desk/memories-query.ts"
import { dropMemory } from "../../services/desk/memory-acts.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { memories } from "../../services/queries/memories.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { DropDialog } from "../../ui/support/memories/DropDialog.tsx"
import { MemoriesPage } from "../../ui/support/memories/MemoriesPage.tsx"
import { MemoryPage } from "../../ui/support/memories/MemoryPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Page: cache entries of all server instances; the kind of cache is in the URL. */
export const Route = createFileRoute("/_desk/support/cache")({
  ...deskPage("caches"),
  loaderDeps: ({ search }) => memoriesQueryOf(search),
  loader: (at) => loaded(at, memories(at.deps)),
  component: Memories
})

function Memories() {
  const { client } = Route.useRouteContext()
  const queries = useQueryClient()
  const query = Route.useLoaderDeps()
  const { list: shown, isLoading, maxLength, onRetry } = useStaffList(memories(query), Route.useLoaderData())
  const href = useHref()
  const isLive = useLive()
  const [asked, setAsked] = useState<MemoryKind>()
  const [dropped, setDropped] = useState<ReadonlyArray<CopyDrop>>()
  const [hasFailed, setFailed] = useState(false)

  const drop = async (wish: MemoryWish) => {
    const { outcome, copies } = await dropMemory(client, wish)
    setDropped(copies)
    // the entries have changed, even if another user's action was faster
    await queries.invalidateQueries()
    return outcome
  }
  const dropEntry = async (kind: MemoryKind, key: string) => {
    const outcome = await drop({ by: "key", kind, value: key })
    setFailed(outcome.kind !== "done")
  }
  const hrefOf = (kind?: MemoryKind) => href(queryPath("/support/cache", memoriesQueryOf({ art: kind })))
  const { art, suche = "" } = query
  const common = {
    shown,
    isLoading,
    onRetry,
    hrefOf,
    dropped,
    onAsk: isLive ? setAsked : undefined,
    dialog: (
      <DropDialog
        asked={asked}
        onClose={() => setAsked(undefined)}
        onDrop={(kind) => drop({ by: "kind", kind, value: "" })}
      />
    )
  }
  return art === undefined ? (
    <MemoriesPage
      {...common}
      onDropPath={isLive ? (path) => drop({ by: "path", kind: null, value: path }) : undefined}
    />
  ) : (
    <MemoryPage
      {...common}
      kind={art}
      words={suche}
      maxLength={maxLength}
      hasFailed={hasFailed}
      onDropEntry={isLive ? (key) => void dropEntry(art, key) : undefined}
    />
  )
}
