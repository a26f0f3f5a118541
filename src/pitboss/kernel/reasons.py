"""Why the operating system refused something, as a text for people."""

import errno

from pitboss.kernel.text import Text

REASONS = {
    errno.ENOENT: "system-no-such-file",
    errno.EACCES: "system-permission-denied",
    errno.EPERM: "system-not-permitted",
    errno.EISDIR: "system-is-a-directory",
    errno.ENOTDIR: "system-not-a-directory",
    errno.EEXIST: "system-file-exists",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.ENOSPC: "system-no-space",
    errno.EROFS: "system-read-only",
    errno.EIO: "system-input-output",
    errno.EMFILE: "system-too-many-files",
    errno.EADDRNOTAVAIL: "system-address-not-available",
    errno.ECONNREFUSED: "system-connection-refused",
}
"""The usual reasons. English has the words of the operating system itself."""


def reason(problem: OSError) -> Text | str:
    """The reason of an error of the operating system. A rare one is in its own words.

    >>> reason(FileNotFoundError(errno.ENOENT, "No such file or directory")).key, reason(OSError(0, "Odd"))
    ('system-no-such-file', 'Odd')
    """
    known = REASONS.get(problem.errno or 0)
    return problem.strerror or "" if known is None else Text(known)
