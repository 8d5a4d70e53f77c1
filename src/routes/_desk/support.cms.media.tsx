import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import type { Medium } from "../../domain/media/medium.ts"
import { mediumForm, removeMedium } from "../../services/desk/media-forms.ts"
import { lackWordOf, mediaCallOf, mediaQueryOf } from "../../services/desk/media-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { mediaPage } from "../../services/queries/media.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { MediaPage } from "../../ui/support/media/MediaPage.tsx"
import { MediumDialog } from "../../ui/support/media/MediumDialog.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"
import { useMediaUpload } from "../-desk/use-media-upload.ts"

const useMediaList = deskList("media", mediaQueryOf, mediaPage)

/** Page: the editors' pictures; the filters are in the URL. */
export const Route = createFileRoute("/_desk/support/cms/media")({
  ...deskPage("media"),
  loaderDeps: ({ search }) => mediaQueryOf(search),
  loader: (at) => loaded(at, mediaPage(at.deps)),
  component: Media
})

function Media() {
  const query = Route.useLoaderDeps()
  const { at, ...media } = useMediaList(query, Route.useLoaderData())
  const isLive = useLive()
  const { uploads, wishes } = useMediaUpload()
  const [open, setOpen] = useState<Medium>()
  // the last loaded data, even if the picture is no longer in the list
  const shown = media.list?.items.find(({ id }) => id === open?.id) ?? open
  return (
    <MediaPage
      {...media}
      search={media.words}
      lacking={mediaCallOf(query).lacking}
      lackWord={query.ohne ?? ""}
      action={at({ suche: "", ohne: "" })}
      hrefOf={({ search = "", lacking, page }) =>
        at({ suche: search, ohne: lackWordOf(lacking), seite: page })
      }
      uploads={uploads}
      wishes={wishes}
      onOpen={isLive ? setOpen : undefined}
      dialog={shown && <Described key={shown.id} medium={shown} onClose={() => setOpen(undefined)} />}
    />
  )
}

function Described({ medium, onClose }: { readonly medium: Medium; readonly onClose: () => void }) {
  const { client } = Route.useRouteContext()
  const queries = useQueryClient()
  const { leaveGuard: _, ...form } = useDeskForm(mediumForm, medium)
  return (
    <MediumDialog
      {...form}
      medium={medium}
      onClose={onClose}
      onRemove={async () => {
        const removed = await removeMedium(client, medium)
        if (removed.outcome.kind === "done") {
          onClose()
          await queries.invalidateQueries()
        }
        return removed
      }}
    />
  )
}
