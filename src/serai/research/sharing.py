"""Arrays that other libraries take over without a copy, by DLPack: `torch.from_dlpack(rows)`, or
`numpy.from_dlpack(rows)` where they lie in this machine's memory."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
"""Where memory is, in DLPack's numbers."""
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""What numbers are, in DLPack's numbers, by NumPy's letters."""
NAME = b"dltensor"


class Tensor(ctypes.Structure):
    """DLPack's `DLManagedTensor`: where numbers lie, what they are, and who gives them back."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_LENT: dict[int, tuple[object, ...]] = {}
"""What has been taken over and not given back, by where its tensor lies."""


def _give_back(tensor: int) -> None:
    """Whoever took a tensor over needs it no longer."""
    _LENT.pop(tensor, None)


def _drop(capsule: int) -> None:
    """A capsule that nobody took over takes its tensor with it."""
    if ctypes.pythonapi.PyCapsule_IsValid(ctypes.c_void_p(capsule), ctypes.c_char_p(NAME)):
        _give_back(_pointer(ctypes.c_void_p(capsule), NAME))


_CALLED_BACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_given_back, _dropped = _CALLED_BACK(_give_back), _CALLED_BACK(_drop)

_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]
_new_capsule = ctypes.PYFUNCTYPE(
    ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
)(("PyCapsule_New", ctypes.pythonapi))


class Shared:
    """An array without gaps at an address of a device's memory. `owner` keeps it there."""

    def __init__(self, owner: Any, address: int, device: tuple[int, int]) -> None:
        self.owner, self.address, self.device = owner, address, device
        self.shape: tuple[int, ...] = tuple(owner.shape)
        self.dtype = np.dtype(owner.dtype)

    def __repr__(self) -> str:
        where = "memory" if self.device[0] == CPU else f"GPU {self.device[1]}"
        return f"<array of {self.dtype}, {self.shape}, in the {where}>"

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(self, **_: Any) -> object:
        tensor = Tensor(
            data=self.address,
            device_type=self.device[0],
            device_id=self.device[1],
            ndim=len(self.shape),
            code=KINDS[self.dtype.kind],
            bits=8 * self.dtype.itemsize,
            lanes=1,
            shape=(ctypes.c_int64 * len(self.shape))(*self.shape),
            deleter=ctypes.cast(_given_back, ctypes.c_void_p),
        )
        place = ctypes.addressof(tensor)
        _LENT[place] = (tensor, self.owner)
        return _new_capsule(place, NAME, ctypes.cast(_dropped, ctypes.c_void_p))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        """The numbers in this machine's memory, copied from wherever they are."""
        copied = getattr(self.owner, "copy_to_host", None)
        found = np.asarray(copied() if copied else self.owner, dtype)
        return found.copy() if copy and not copied else found


def share(array: Any, gpu: int = 0) -> Shared:
    """An array of NumPy's, or one in the memory of this GPU, for others to take over."""
    if hasattr(array, "__cuda_array_interface__"):
        return Shared(array, array.__cuda_array_interface__["data"][0], (CUDA, gpu))
    return Shared(array, array.ctypes.data, (CPU, 0))
