import { useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import { personName } from "../../domain/account/session.ts"
import { menuOf } from "../../domain/rights/menus.ts"
import type { ListPage } from "../../domain/support/people.ts"
import type { MailRow, OwnSupportInfo } from "../../domain/support/records.ts"
import { supportSaveInfo } from "../../services/client/account-routes.gen.ts"
import type { Loaded } from "../../services/queries/ask.ts"
import { failedMails, ownAccount } from "../../services/queries/support.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { tellSupportInfo } from "../../services/desk/support-info-signal.ts"
import { useAct } from "../../ui/kit/live/use-act.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { EntrancePage } from "../../ui/support/EntrancePage.tsx"
import { FailedMails } from "../../ui/support/FailedMails.tsx"
import { NoMailServer } from "../../ui/kit/desk/NoMailServer.tsx"
import { OwnAccount } from "../../ui/support/OwnAccount.tsx"
import { OwnRecoveryCodes } from "./OwnRecoveryCodes.tsx"
import { SearchOnPage } from "./SearchOnPage.tsx"
import { useLoaded } from "./use-loaded.ts"

interface EntranceProps {
  readonly own: Loaded<OwnSupportInfo>
  /** `undefined` for users who may not see the mails. */
  readonly failed: Loaded<ListPage<MailRow>> | undefined
}

/** The home page of staff with its switch for support info. */
export function Entrance({ own, failed }: EntranceProps) {
  const { client, page } = useRouteContext({ from: "/_desk" })
  const { value } = useLoaded(ownAccount, own)
  const queries = useQueryClient()
  const isLive = useLive()
  // the checkbox changes at once and does not wait for the response
  const [wish, setWish] = useState<boolean>()
  const saving = useAct(async (showSupportInfo: boolean) => {
    setWish(showSupportInfo)
    const outcome = outcomeOf(await client.call(supportSaveInfo, { payload: { showSupportInfo } }))
    if (outcome.kind === "done") {
      tellSupportInfo()
      await queries.invalidateQueries()
    }
    setWish(undefined)
    return outcome
  })
  const { session } = page
  if (session === null) return null
  return (
    <EntrancePage
      name={personName(session)}
      entries={menuOf(session).entries.filter(({ key }) => key !== "support")}
      search={<SearchOnPage />}
      note={<NoMailServer own={value} />}
    >
      <OwnAccount
        codes={value && <OwnRecoveryCodes left={value.recoveryCodesLeft} />}
        own={value && { ...value, showSupportInfo: wish ?? value.showSupportInfo }}
        onShowInfo={isLive ? saving.start : undefined}
        isSaving={saving.isActing}
        hasFailed={!saving.isActing && saving.outcome !== undefined && saving.outcome.kind !== "done"}
      />
      {failed !== undefined && <Failed loaded={failed} />}
    </EntrancePage>
  )
}

function Failed({ loaded }: { readonly loaded: Loaded<ListPage<MailRow>> }) {
  return <FailedMails list={useLoaded(failedMails, loaded).value} />
}
