import { msg } from "@lingui/core/macro"
import { createFileRoute, useRouter } from "@tanstack/react-router"
import { useEffect, useMemo, useState } from "react"
import { freshDealer, newDealerForm } from "../../services/desk/dealer-acts.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { NewDealerPage } from "../../ui/support/dealers/NewDealerPage.tsx"
import { newDealerTexts } from "../../ui/support/dealers/profile-texts.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** Page: a new dealer with name and address; the rest is edited on the dealer's page, which opens afterwards. */
export const Route = createFileRoute("/_desk/support/haendler/neu")({
  ...deskPage("dealers", { title: msg`Händler anlegen` }),
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
