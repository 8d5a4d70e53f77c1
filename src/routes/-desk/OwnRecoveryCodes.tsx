import { useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import { saveFile } from "../../services/browser/save-file.ts"
import { makeRecoveryCodes } from "../../services/desk/recovery-codes.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { type CodeProof, RecoveryCodes } from "../../ui/support/RecoveryCodes.tsx"

/** The user's own recovery codes; new ones exist only on this page, until it is left or the user confirms them. */
export function OwnRecoveryCodes({ left }: { readonly left: number }) {
  const { client } = useRouteContext({ from: "/_desk" })
  const queries = useQueryClient()
  const isLive = useLive()
  const [fresh, setFresh] = useState<ReadonlyArray<string>>()
  const onMake = async (proof: CodeProof) => {
    const { outcome, codes } = await makeRecoveryCodes(client, proof)
    if (codes !== undefined) {
      setFresh(codes)
      await queries.invalidateQueries()
    }
    return outcome
  }
  return (
    <RecoveryCodes
      left={left}
      fresh={fresh}
      onMake={isLive ? onMake : undefined}
      onSave={(text) => saveFile("heizmarkt-notfallcodes.txt", "text/plain;charset=utf-8", text)}
      onSeen={() => setFresh(undefined)}
    />
  )
}
