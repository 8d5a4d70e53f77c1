import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { PictureFacts } from "../../../domain/content/block.ts"
import type { ContentVersion } from "../../../domain/content/content-page.ts"
import type { CheckProblem } from "../../../domain/content/page-draft.ts"
import { mediaFileAt } from "../../../domain/media/media-address.ts"

interface Shown {
  readonly picture: PictureFacts
  readonly block: string | null
}

/** Returns the pictures of a page, those of countries' own blocks too, each with the block that shows it. */
const picturesIn = ({ picture, blocks, overrides = {} }: ContentVersion): ReadonlyArray<Shown> => [
  ...(picture === undefined ? [] : [{ picture, block: null }]),
  ...[blocks, ...Object.values(overrides).map((own) => Object.values(own?.blocks ?? {}))]
    .flat()
    .flatMap((block) => {
      if (block?.type === "picture") return [{ picture: block.picture, block: block.id }]
      return block?.type === "video" ? [{ picture: block.poster, block: block.id }] : []
    })
]

/**
 * Returns a problem for each picture whose size on the page is not that of its medium: pages name files of this size,
 * which do not exist then (rule content.check).
 */
export const sizeProblems = Effect.fnUntraced(function* (contents: ContentVersion) {
  const shown = picturesIn(contents).flatMap(({ picture, block }) => {
    const hash = mediaFileAt(picture.src)?.hash
    return hash === undefined ? [] : [{ picture, block, hash }]
  })
  if (shown.length === 0) return []
  const sql = yield* SqlClient
  const media = yield* sql<{ readonly hash: string; readonly width: number; readonly height: number }>`
    select hash, width, height from medium where hash = any(${shown.map(({ hash }) => hash)}::text[])`
  return shown.flatMap(({ picture, block, hash }): ReadonlyArray<CheckProblem> => {
    const medium = media.find((each) => each.hash === hash)
    if (medium === undefined || (medium.width === picture.width && medium.height === picture.height))
      return []
    const value = `${picture.src}: ${medium.width} × ${medium.height} px`
    return [{ code: "badContent", isHint: false, country: null, block, value }]
  })
})
