import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import type { ActOutcome } from "../../domain/support/people.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ActOnRecord, type RecordActTexts } from "../../ui/support/adverts/ActOnRecord.tsx"

interface RecordActInput<Act extends string> {
  readonly texts: RecordActTexts<Act>
  /** Shown while the dialog goes. */
  readonly first: NoInfer<Act>
  /** Whether its form holds what is not saved: that would be lost by the act. */
  readonly isUnsaved: boolean
  readonly act: (act: NoInfer<Act>) => Promise<ActOutcome>
}

/** What is done to a record of the desk for adverts besides editing it: asked before, and all is read anew after it. */
export const useRecordAct = <Act extends string>({
  texts,
  first,
  isUnsaved,
  act
}: RecordActInput<Act>): {
  /** Undefined until the page is hydrated, and while something is not saved. */
  readonly onAct: ((act: Act) => void) | undefined
  readonly dialog: ReactNode
} => {
  const queries = useQueryClient()
  const isLive = useLive()
  const [asked, setAsked] = useState<Act>()
  return {
    onAct: isLive && !isUnsaved ? (wished) => setAsked(wished) : undefined,
    dialog: (
      <ActOnRecord
        texts={texts}
        first={first}
        asked={asked}
        onClose={() => setAsked(undefined)}
        onAct={async (wished) => {
          const outcome = await act(wished)
          // also after a refusal: another user may have been faster
          await queries.invalidateQueries()
          return outcome
        }}
      />
    )
  }
}
