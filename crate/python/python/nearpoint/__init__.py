from .nearpoint import *

# The library's own, whose names are all of the package's.
__doc__ = nearpoint.__doc__
__all__ = nearpoint.__all__
