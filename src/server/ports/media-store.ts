import { Context, Data, type Effect } from "effect"

/** The picture store does not respond; callers get 503 and may try again. */
export class MediaAway extends Data.TaggedError("MediaAway")<{ readonly cause: unknown }> {}

/** One file of a picture and its name, such as `640.avif`; files are stored under the picture's hash and this name. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The files of pictures: in the database, or in a bucket (rule media.store). Stored files never change. */
export class MediaStore extends Context.Service<
  MediaStore,
  {
    readonly keep: (hash: string, files: ReadonlyArray<NamedFile>) => Effect.Effect<void, MediaAway>
    readonly read: (hash: string, name: string) => Effect.Effect<Uint8Array | undefined, MediaAway>
    readonly remove: (hash: string, names: ReadonlyArray<string>) => Effect.Effect<void, MediaAway>
  }
>()("server/ports/MediaStore") {}

/**
 * Name of the job that makes the files of the picture above a page that is published, so that no visitor waits for them
 * (rule media.lead). Its payload is a `LeadPicture`.
 */
export const leadPictureJob = "lead-picture"

/** The picture above a page, as the page shows it; `focus` is absent for the centre. */
export interface LeadPicture {
  readonly src: string
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}
