import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import { pictureOf } from "../../domain/media/medium.ts"
import { type MediaQuery, mediaQueryOf } from "../../services/desk/media-query.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { mediaPage } from "../../services/queries/media.ts"
import type { PicturePickerProps } from "../../ui/kit/media/picture-picker.ts"
import { MediaPicker } from "../../ui/kit/media/MediaPicker.tsx"
import { useMediaUpload } from "./use-media-upload.ts"

/** Dialog for choosing a picture, connected to its API calls; for any desk form with a picture. */
export function PickPicture({ chosenId, onClose, onPick }: PicturePickerProps) {
  const { client } = useRouteContext({ from: "/_desk" })
  const [query, setQuery] = useState<MediaQuery>({})
  const { data, isFetching, isError, refetch } = useQuery({
    ...queryOf(client, mediaPage(query)),
    placeholderData: keepPreviousData
  })
  const { uploads, wishes } = useMediaUpload()
  // only a hydrated page opens a dialog
  if (wishes === undefined) return null
  return (
    <MediaPicker
      isOpen
      onClose={onClose}
      onPick={(medium) => {
        onPick(pictureOf(medium))
        onClose()
      }}
      chosenId={chosenId}
      list={isError ? undefined : data}
      isLoading={isFetching}
      onRetry={() => void refetch()}
      onSearch={(suche) => setQuery(mediaQueryOf({ suche }))}
      onPage={(seite) => setQuery(({ suche = "" }) => mediaQueryOf({ suche, seite: String(seite) }))}
      uploads={uploads}
      wishes={wishes}
    />
  )
}
