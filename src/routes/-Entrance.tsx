import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { personName } from "../domain/account/session.ts"
import { menuOf } from "../domain/rights/menus.ts"
import type { ListPage } from "../domain/support/people.ts"
import type { MailRow, OwnSupportInfo } from "../domain/support/records.ts"
import { supportSaveInfo } from "../services/client/account-routes.gen.ts"
import type { Client } from "../services/client/client.ts"
import { longestSearch } from "../services/desk/list-query.ts"
import type { Loaded } from "../services/desk/loaded.ts"
import { may } from "../services/desk/may.ts"
import type { PageData } from "../services/page/page-data.ts"
import { tellSupportInfo } from "../services/desk/support-info-signal.ts"
import { useLive } from "../ui/kit/use-live.ts"
import { EntrancePage } from "../ui/support/EntrancePage.tsx"
import { FailedMails } from "../ui/support/FailedMails.tsx"
import { OwnAccount } from "../ui/support/OwnAccount.tsx"

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
  const [saving, setSaving] = useState<"no" | "yes" | "failed">("no")
  // the box follows the finger and not the answer
  const [wish, setWish] = useState<boolean>()
  const save = async (showSupportInfo: boolean) => {
    if (saving === "yes") return
    setSaving("yes")
    setWish(showSupportInfo)
    const answer = await client.call(supportSaveInfo, { payload: { showSupportInfo } })
    if (answer.type === "ok") {
      tellSupportInfo()
      await router.invalidate()
    }
    setWish(undefined)
    setSaving(answer.type === "ok" ? "no" : "failed")
  }
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
        onShowInfo={isLive ? (isShown) => void save(isShown) : undefined}
        isSaving={saving === "yes"}
        hasFailed={saving === "failed"}
      />
      {failed !== undefined && <FailedMails list={failed.kind === "full" ? failed.value : undefined} />}
    </EntrancePage>
  )
}
