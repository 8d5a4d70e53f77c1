/** Path to which pages report views. */
export const viewsPath = "/api/iam/views"

/** The slot item to which a view or a click is counted, and the code of the federal state if it is known. */
export interface CountedAt {
  readonly itemId: number
  /** Empty if the postal code is unknown. */
  readonly region: string
}

const countedQuery = ({ itemId, region }: CountedAt): string =>
  `platz=${itemId}${region === "" ? "" : `&gebiet=${region}`}`

/** Returns the URL of an advert's document for a sandboxed frame (rule advert.frame). */
export const frameAddress = (advertId: number, at: CountedAt): `/${string}` =>
  `/anzeige/${advertId}/inhalt?${countedQuery(at)}`

/**
 * Returns the URL of the advert's document for editors, which shows the most recently saved version and counts neither
 * views nor clicks.
 */
export const previewAddress = (advertId: number, rowVersion: number): `/${string}` =>
  `/anzeige/${advertId}/inhalt?stand=${rowVersion}`

/**
 * Returns the URL for a link in an advert; this URL counts the click and redirects to the target (rule advert.links).
 */
export const clickAddress = (
  advertId: number,
  signed: { readonly target: string; readonly signature: string },
  at?: CountedAt
): `/${string}` => {
  const query = new URLSearchParams({ ziel: signed.target, zeichen: signed.signature })
  return `/anzeige/${advertId}?${query}${at === undefined ? "" : `&${countedQuery(at)}`}`
}

/** Permissions of the frame: a click may open a new page, nothing else (rule advert.frame). */
export const frameSandbox = "allow-popups allow-popups-to-escape-sandbox"

/**
 * Returns the file name of an advert's style sheet. The name changes with the content, so that the content under one
 * name never changes.
 */
export const stylesFileName = (advertId: number, hash: string): string => `${advertId}-${hash}.css`

/** Returns the advert and the hash in a file name, or `undefined` if the name is invalid. */
export const stylesFileOf = (
  name: string
): { readonly advertId: number; readonly hash: string } | undefined => {
  const [, id, hash] = /^([1-9][0-9]{0,8})-([0-9a-f]{16})\.css$/u.exec(name) ?? []
  return id === undefined || hash === undefined ? undefined : { advertId: Number(id), hash }
}
