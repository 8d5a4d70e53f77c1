import { useRouter } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect } from "react"
import { progressMachine } from "../../machines/progress.machine.ts"
import { watchLoads } from "../../services/browser/loads.ts"
import { wayAsLoad } from "../../services/browser/way-as-load.ts"
import { ProgressBar } from "../../ui/kit/notice/ProgressBar.tsx"

/** On the server nothing is loading yet, so each page is rendered without the machine. */
const StillProgress = () => <ProgressBar state="hidden" />

function LiveProgress() {
  const router = useRouter()
  const [snapshot, send] = useMachine(progressMachine)
  useEffect(() => {
    const way = wayAsLoad(send)
    const stops = [
      watchLoads(send),
      router.subscribe("onBeforeLoad", way.onBeforeLoad),
      router.subscribe("onResolved", way.onResolved)
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, send])
  const state = snapshot.matches({ loading: "creeping" })
    ? "creeping"
    : snapshot.matches({ loading: "standing" })
      ? "standing"
      : "hidden"
  return <ProgressBar state={state} />
}

/** Progress bar at the top of the page, for navigations and calls. */
export const Progress = import.meta.env.SSR ? StillProgress : LiveProgress
