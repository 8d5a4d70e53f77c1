import { useRouter, useRouterState } from "@tanstack/react-router"
import type { Loaded } from "../../services/desk/loaded.ts"
import { longestSearch } from "../../services/desk/list-query.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"

/** What every list of staff shows of its rows: as they were read, whether others are coming, and a way to ask again. */
export const useStaffList = <List>(loaded: Loaded<List>) => {
  const router = useRouter()
  const isLive = useLive()
  const isLoading = useRouterState({ select: ({ status }) => status === "pending" })
  return {
    list: loaded.kind === "full" ? loaded.value : undefined,
    isLoading,
    maxLength: longestSearch,
    onRetry: isLive ? () => void router.invalidate() : undefined
  }
}
