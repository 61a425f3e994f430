"""Work for many processes, on this machine's cores or on a Ray cluster.

    from serai.crew import spread

It knows neither games nor bots. Ray is imported by whoever asks for a cluster.
"""

from serai.crew.cluster import need_ray
from serai.crew.cores import cores
from serai.crew.errors import CrewError, NoCluster, WorkerLost
from serai.crew.spreading import spread
from serai.crew.work import Work

__all__ = ["CrewError", "NoCluster", "Work", "WorkerLost", "cores", "need_ray", "spread"]
