from .nearpoint import *

# The package exports exactly the names of the library.
__doc__ = nearpoint.__doc__
__all__ = nearpoint.__all__
