import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { personName } from "../../domain/account/session.ts"
import { menuOf } from "../../domain/rights/menus.ts"
import type { ListPage } from "../../domain/support/people.ts"
import type { MailRow, OwnSupportInfo } from "../../domain/support/records.ts"
import { supportSaveInfo } from "../../services/client/account-routes.gen.ts"
import type { Client } from "../../services/client/client.ts"
import { longestSearch } from "../../services/desk/list-query.ts"
import type { Loaded } from "../../services/desk/loaded.ts"
import { may } from "../../services/desk/may.ts"
import type { PageData } from "../../services/page/page-data.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { tellSupportInfo } from "../../services/desk/support-info-signal.ts"
import { useAct } from "../../ui/kit/live/use-act.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { EntrancePage } from "../../ui/support/EntrancePage.tsx"
import { FailedMails } from "../../ui/support/FailedMails.tsx"
import { OwnAccount } from "../../ui/support/OwnAccount.tsx"

interface EntranceProps {
  readonly own: Loaded<OwnSupportInfo>
  /** Undefined for who may not see the mails. */
  readonly failed: Loaded<ListPage<MailRow>> | undefined
  readonly page: PageData
  readonly client: Client
}

/** The entrance with its one switch. */
export function Entrance({ own, failed, page, client }: EntranceProps) {
  const router = useRouter()
  const isLive = useLive()
  // the box follows the finger and not the answer
  const [wish, setWish] = useState<boolean>()
  const saving = useAct(async (showSupportInfo: boolean) => {
    setWish(showSupportInfo)
    const outcome = outcomeOf(await client.call(supportSaveInfo, { payload: { showSupportInfo } }))
    if (outcome.kind === "done") {
      tellSupportInfo()
      await router.invalidate()
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
      searchLength={may(page, "customers.read") ? longestSearch : undefined}
    >
      <OwnAccount
        own={
          own.kind === "full"
            ? { ...own.value, showSupportInfo: wish ?? own.value.showSupportInfo }
            : undefined
        }
        onShowInfo={isLive ? saving.start : undefined}
        isSaving={saving.isActing}
        hasFailed={!saving.isActing && saving.outcome !== undefined && saving.outcome.kind !== "done"}
      />
      {failed !== undefined && <FailedMails list={failed.kind === "full" ? failed.value : undefined} />}
    </EntrancePage>
  )
}
