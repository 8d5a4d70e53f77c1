import { useRouteContext } from "@tanstack/react-router"
import { useMemo } from "react"
import { isStaff } from "../../domain/rights/roles.ts"
import { verdictOn } from "../../domain/rights/permissions.ts"
import { forgetDrafts } from "../../services/browser/forget-drafts.ts"
import { forgetTyped } from "../../services/browser/forget-typed.ts"
import { saveFile } from "../../services/browser/save-file.ts"
import { localValues, tabValues } from "../../services/browser/storage.ts"
import { ownDataDelete, ownDataExtract } from "../../services/client/account-routes.gen.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { PersonalDataPage } from "../../ui/account/base-data/PersonalDataPage.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"

/** The page of all personal data, connected to its API calls. */
export function LivePersonalData() {
  const { client, page } = useRouteContext({ from: "__root__" })
  const href = useHref()
  const userId = page.session?.userId ?? ""
  const isLive = useLive()
  const wishes = useMemo(
    () => ({
      onExport: async () => {
        const answer = await client.call(ownDataExtract, {})
        if (answer.type === "ok")
          saveFile("meine-daten.json", "application/json", JSON.stringify(answer.value, null, 2))
        return outcomeOf(answer)
      },
      onDelete: async (password: string) => {
        const answer = await client.call(ownDataDelete, { payload: { password } })
        if (answer.type === "ok") {
          forgetTyped(tabValues)
          forgetDrafts(localValues, userId)
          window.location.replace(href("/benutzerkonto/anmeldung?konto=geloescht"))
        }
        return outcomeOf(answer)
      }
    }),
    [client, href, userId]
  )
  const { session } = page
  const roles = session?.roles ?? []
  const isImpersonated = session?.isImpersonated ?? false
  const hasOwnPage = verdictOn("orders.own", { kind: "account", roles, isImpersonated }) === "allowed"
  return (
    <PersonalDataPage
      editPath={hasOwnPage ? "/kunde/stammdaten" : "/account/basedata/partial"}
      isImpersonated={isImpersonated}
      isStaff={isStaff(roles)}
      wishes={isLive ? wishes : undefined}
    />
  )
}
