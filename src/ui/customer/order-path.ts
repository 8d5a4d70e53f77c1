/** Returns a path of the server's answer as an internal address; any other value leads to the home page. */
export const pathOf = (path: string): `/${string}` => (isPath(path) ? path : "/")

const isPath = (path: string): path is `/${string}` => /^\/(?!\/)/u.test(path)
