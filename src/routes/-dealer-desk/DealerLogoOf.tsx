import { useLingui } from "@lingui/react/macro"
import { useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import type { DeskDealer } from "../../domain/dealer-desk/desk-dealer.ts"
import { type LogoOutcome, removeLogo, saveLogo } from "../../services/desk/dealer-logo.ts"
import { useToast } from "../../ui/kit/desk/use-toast.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { LogoPart, type LogoTrouble } from "../../ui/support/dealers/LogoPart.tsx"

/** A dealer's logo, saved as soon as it is chosen. */
export function DealerLogoOf({ dealer: { id, logoUrl } }: { readonly dealer: DeskDealer }) {
  const { t } = useLingui()
  const { client } = useRouteContext({ from: "/_desk" })
  const queries = useQueryClient()
  const toast = useToast()
  const isLive = useLive()
  const [trouble, setTrouble] = useState<LogoTrouble>()
  const [isBusy, setBusy] = useState(false)
  const change = async (act: () => Promise<LogoOutcome>, done: string) => {
    setBusy(true)
    setTrouble(undefined)
    const outcome = await act()
    setBusy(false)
    if (outcome.kind !== "done")
      return setTrouble(outcome.kind === "refused" ? outcome.refusal : "unreachable")
    await queries.invalidateQueries()
    toast(done)
  }
  return (
    <LogoPart
      url={logoUrl}
      trouble={trouble}
      isBusy={isBusy}
      onChoose={isLive ? (file) => void change(() => saveLogo(id, file), t`Logo gespeichert`) : undefined}
      onRemove={isLive ? () => void change(() => removeLogo(client, id), t`Logo entfernt`) : undefined}
    />
  )
}
