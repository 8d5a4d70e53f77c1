import { useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Loaded } from "../../services/desk/loaded.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { PeopleUnreachable } from "../../ui/support/PeopleState.tsx"
import { useLastFull } from "./use-last-full.ts"

interface LastRecordProps<Value> {
  readonly loaded: Loaded<Value>
  readonly children: (value: Value) => ReactNode
}

/** The page of one record as it was read last, or that nobody answered and a way to ask again. */
export function LastRecord<Value>({ loaded, children }: LastRecordProps<Value>) {
  const last = useLastFull(loaded)
  const router = useRouter()
  const isLive = useLive()
  if (last.kind === "full") return children(last.value)
  return (
    <PeopleUnreachable
      retryHref={router.latestLocation.publicHref}
      onRetry={isLive ? () => void router.invalidate() : undefined}
    />
  )
}
