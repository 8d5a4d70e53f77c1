import type { FileKind } from "../files/file-kinds.ts"
import type { ApplicationForm } from "./application-form.ts"
import type { ApplicationLogEvent, ApplicationState } from "./application.ts"

export interface ApplicationRow {
  readonly applicationId: number
  readonly version: number
  readonly state: ApplicationState
  readonly createdAt: string
  readonly company: string
  readonly place: string
  readonly countryId: ApplicationForm["countryId"]
  /** The staff member who handles the application; empty if there is none. */
  readonly owner: string
  readonly documentCount: number
}

export interface ApplicationDocument {
  readonly documentId: string
  readonly name: string
  readonly kind: FileKind
  /** In bytes. */
  readonly size: number
}

/** An application as shown to the staff who decide on it. */
export interface DeskApplication extends ApplicationRow, ApplicationForm {
  readonly answer: string
  /** `null` until the application is decided. */
  readonly answeredAt: string | null
  readonly documents: ReadonlyArray<ApplicationDocument>
  /** Oldest first. */
  readonly log: ReadonlyArray<{
    readonly at: string
    readonly event: ApplicationLogEvent
    /** Empty for actions of the applicant. */
    readonly actor: string
  }>
}
