import { createFileRoute, useRouter } from "@tanstack/react-router"
import { useEffect, useMemo, useState } from "react"
import { freshDealer, newDealerForm } from "../../services/desk/dealer-acts.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { dealersHead } from "../../ui/support/dealers/dealers-head.ts"
import { NewDealerPage } from "../../ui/support/dealers/NewDealerPage.tsx"
import { newDealerTexts } from "../../ui/support/dealers/profile-texts.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** A new dealer: who and where; the rest is edited on the dealer's page, which follows. */
export const Route = createFileRoute("/_desk/support/haendler/neu")({
  staticData: { page: "app", permission: "dealers.edit", texts: ["support"] },
  head: ({ match: { context } }) => dealersHead(context.i18n, "new"),
  component: Page
})

function Page() {
  const router = useRouter()
  const href = useHref()
  const [added, setAdded] = useState<number>()
  const form = useMemo(() => newDealerForm(setAdded), [])
  const edit = useDeskForm(form, freshDealer)
  const isSaved = edit.view.state === "saved"
  useEffect(() => {
    if (isSaved && added !== undefined) void router.navigate({ href: href(`/support/haendler/${added}`) })
  }, [isSaved, added, router, href])
  return (
    <NewDealerPage>
      <DeskForm texts={newDealerTexts} {...edit} />
    </NewDealerPage>
  )
}
